// Narrowing: each click on a part of the board keeps the legal actions that name it, until
// one is left. The page never decides rules: it only filters what the server offered.

import type { Action, Part } from './types';

type Value = number | string;

export interface Narrowed {
  /** The legal actions that agree with everything picked. */
  left: Action[];
  /** For each field of these actions, the values that are still possible. */
  values: Record<string, Value[]>;
  /** The picks, and every field that has only one value left. */
  filled: Part;
  /** The one action that is left, ready to be confirmed. */
  action: Action | null;
}

/** Does the action name all of this? */
export function matches(action: Action, part: Part): boolean {
  return Object.entries(part).every(([field, value]) => action[field] === value);
}

/** Is there a legal action that names this part? Then it can be clicked. */
export function offers(choices: Action[], part: Part): boolean {
  return choices.some((action) => matches(action, part));
}

/** The values that a field takes among the actions, in their order. */
export function valuesOf(actions: Action[], field: string): Value[] {
  const found = new Set<Value>();
  for (const action of actions) {
    const value = action[field];
    if (value !== undefined) found.add(value);
  }
  return [...found];
}

/**
 * Keep what agrees with the picks. `soft` names fields that need not be picked (a tile lies
 * as it is until it is turned): once nothing else is open they take their first value.
 */
export function narrow(choices: Action[], picked: Part, soft: readonly string[] = []): Narrowed {
  const left = choices.filter((action) => matches(action, picked));
  const values: Record<string, Value[]> = {};
  const filled: Part = { ...picked };
  const open: string[] = [];
  for (const field of new Set(left.flatMap((action) => Object.keys(action)))) {
    if (field === 'code') continue;
    const found = valuesOf(left, field);
    values[field] = found;
    const everywhere = left.every((action) => field in action);
    if (found.length === 1 && everywhere) filled[field] = found[0]!;
    else open.push(field);
  }
  let action: Action | null = left.length === 1 ? left[0]! : null;
  if (!action && left.length > 0 && open.every((field) => soft.includes(field))) {
    action = left[0]!;
    for (const field of open) filled[field] = action[field]!;
  }
  return { left, values, filled, action };
}

/**
 * Add a click to the picks. The newest click counts: earlier picks that no legal action
 * shares with it are dropped, the oldest first. A part that nothing names changes nothing.
 */
export function pick(choices: Action[], picked: Part, part: Part): Part {
  if (!offers(choices, part)) return picked;
  const earlier = Object.entries(picked).filter(([field]) => !(field in part));
  while (!offers(choices, { ...Object.fromEntries(earlier), ...part })) earlier.shift();
  return { ...Object.fromEntries(earlier), ...part };
}

/** One step back: without the newest pick (soft fields go together with it). */
export function back(picked: Part, soft: readonly string[] = []): Part {
  const entries = Object.entries(picked).filter(([field]) => !soft.includes(field));
  return Object.fromEntries(entries.slice(0, -1));
}
