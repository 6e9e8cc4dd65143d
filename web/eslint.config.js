// What ESLint looks for in the page, and which folder may know which. Prettier alone says how code looks.

import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const GAMES = readdirSync('src/games', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

/** Parts of the shell that a game puts around its own. */
const FRAMES = ['Later', 'PanZoom', 'PlayerPanel', 'PointedTip', 'Reckoning', 'Tip'];

/** In these files nothing may be imported, at once or later, whose address is like this. */
function wall(files, address, message) {
  const selector = `ImportExpression[source.value=/${address.replaceAll('/', '\\/')}/]`;
  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: address, message }] }],
      'no-restricted-syntax': ['error', { selector, message }],
    },
  };
}

// lib ← shell ← a game ← games ← pages ← App. A game is found by its files: only `games` knows where they are.
const walls = [
  wall(['src/lib/**'], '(^|/)(games|shell|pages)(/|$)', 'lib knows neither games nor shell nor pages.'),
  wall(['src/shell/**'], '(^|/)(games|pages)(/|$)', 'The shell knows neither games nor pages.'),
  ...GAMES.map((game) =>
    wall(
      [`src/games/${game}/**`],
      [
        '^(\\.\\./)*\\.\\.$', // games/index.ts
        '(^|/)pages(/|$)',
        `(^|/)shell/(?!(${FRAMES.join('|')})\\.svelte$)`,
        `(^|/)(${GAMES.filter((one) => one !== game).join('|')})(/|$)`,
      ].join('|'),
      `A game knows lib, and of the shell ${FRAMES.join(', ')}; never another game.`,
    ),
  ),
  wall(['src/games/*.ts'], '(^|/)(pages/|shell/(?!plain/))', 'This finds the games, for the pages.'),
  wall(['src/pages/**', 'src/*.svelte'], '(^|/)games/[^/]+/', 'Pages come to a game by games/index.ts alone.'),
  wall(['src/worker.ts', 'src/worker/**'], '^\\.\\.?/(lib|shell|games|pages)/', 'The worker stands by itself.'),
];

export default defineConfig(
  globalIgnores(['node_modules/', 'dist*/']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // TypeScript knows
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', caughtErrorsIgnorePattern: '^_$' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that Svelte would trim
      'svelte/prefer-svelte-reactivity': 'off', // what is kept in a Map is mostly a memory that nothing waits for
    },
  },
  {
    files: ['src/games/*/**'],
    rules: { 'svelte/no-at-html-tags': 'off' }, // drawings, made by the games' own code
  },
  ...walls,
);
