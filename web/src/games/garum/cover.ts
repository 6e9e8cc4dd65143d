// What the lobby shows of Garum.

import type { GameCover } from '../../lib/contract';
import Badge from './Badge.svelte';
import './theme.css';

export const cover: GameCover = {
  Hero: () => import('./Hero.svelte'),
  Badge,
  tucked: ['colours'],
  beats: { apprentice: 94, physician: 86, master: { hurried: 98, against: 'apprentice' } },
};
