// What the lobby shows of Galenus.

import type { GameCover } from '../../lib/contract';
import Badge from './Badge.svelte';
import './theme.css';

export const cover: GameCover = {
  Hero: () => import('./Hero.svelte'),
  Badge,
  tucked: [],
  beats: { apprentice: 83, physician: 68, master: { hurried: 79, against: 'apprentice' } },
};
