import './theme/theme.css';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import { fetchTexts, learn } from './lib/texts.svelte';

const target = document.getElementById('app');
if (target) void Promise.all([learn(), fetchTexts('chat', 'page')]).then(() => mount(Gallery, { target }));
