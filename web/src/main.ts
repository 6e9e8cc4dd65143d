import './theme/theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { learn } from './lib/texts.svelte';
import { register } from './lib/worker';

const target = document.getElementById('app');
if (target) void learn().then(() => mount(App, { target }));
addEventListener('load', () => void register()); // the page comes first
