import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences, shell } from './vite.plugins.ts';

/** What every page begins with lies in one file: in several it would weigh more. */
const FIRST = /src\/(games\/index|lib\/(api|appearance|fetched|me|route|signals|texts|who)\b)/;

// The production bundle holds the page and its service worker; `--mode gallery` builds the development
// gallery into its own folder instead.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), ...(mode === 'gallery' ? [] : [shell(), licences()])],
  base: '/',
  // While one works on it (`make dev`) the server is asked for what is not the page.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: process.env.ASCLEPIA_BEHIND, ws: true } } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: mode === 'gallery' ? 'dist-gallery' : '../src/asclepia/server/page', // where the server looks
    emptyOutDir: true,
    rollupOptions: {
      input: mode === 'gallery' ? 'gallery.html' : { index: 'index.html', worker: 'src/worker.ts' },
      output: {
        codeSplitting: { groups: [{ name: 'first', test: FIRST }] },
        // The worker is found by its name, at the root: it serves all addresses.
        entryFileNames: (part) => (part.name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
    assetsInlineLimit: 2048,
    manifest: true, // which part needs which file: a test weighs them, and the worker keeps the first
    modulePreload: { polyfill: false },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], setupFiles: 'src/texts/english.ts' },
}));
