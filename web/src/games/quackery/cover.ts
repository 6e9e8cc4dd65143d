// What the lobby shows of Quackery.

import type { GameCover } from '../../lib/contract';
import Badge from './Badge.svelte';
import './theme.css';

export const cover: GameCover = {
  Hero: () => import('./Hero.svelte'),
  Badge,
  tucked: ['first'],
  beats: { apprentice: 82, physician: 78, master: { hurried: 83, against: 'apprentice' } },
};
