// Events as somebody may know them. Who may know a part of one travels with it.

import type { GameEvent } from './types';

/** An event without what only another seat may know: several people may share a screen. */
export function seenBy(event: GameEvent, seat: number | null): GameEvent {
  const { only } = event;
  if (!only || only.seat === seat) return event;
  return { ...event, ...Object.fromEntries(only.fields.map((field) => [field, null])) };
}
