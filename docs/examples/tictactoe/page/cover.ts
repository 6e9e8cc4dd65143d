// What the lobby shows of tic-tac-toe.

import type { GameCover } from '../../lib/contract';
import Badge from './Badge.svelte';
import './theme.css';

export const cover: GameCover = { Hero: () => import('./Hero.svelte'), Badge, tucked: [] };
