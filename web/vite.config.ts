import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The production bundle holds index.html alone; `--mode gallery` builds the development
// gallery into its own folder instead.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  base: '/',
  server: { fs: { allow: ['..'] } },
  build: {
    target: ['chrome123', 'firefox120', 'safari17.5'],
    outDir: mode === 'gallery' ? 'dist-gallery' : 'dist',
    rollupOptions: { input: mode === 'gallery' ? 'gallery.html' : 'index.html' },
    assetsInlineLimit: 2048,
    manifest: true, // which part needs which file: a test weighs them
    modulePreload: { polyfill: false },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
}));
