import './theme/theme.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { learn } from './lib/texts.svelte';

const target = document.getElementById('app');
if (target) void learn().then(() => mount(Gallery, { target }));
