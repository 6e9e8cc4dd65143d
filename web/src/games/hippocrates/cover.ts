// What the lobby shows of Hippocrates.

import type { GameCover } from '../../lib/contract';
import Badge from './Badge.svelte';
import './theme.css';

export const cover: GameCover = {
  Hero: () => import('./Hero.svelte'),
  Badge,
  tucked: ['harder'],
  beats: { apprentice: 74, physician: 96, master: { hurried: 97, against: 'apprentice' } },
};
