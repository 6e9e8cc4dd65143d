// Tic-tac-toe's words: its own over the shared ones.

import { wordsOf } from '../../lib/texts.svelte';

export const { say, rich } = wordsOf('tictactoe');
