import { beforeAll, describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/contract';
import { fetchTexts } from '../../lib/texts.svelte';
import { moments } from './moments';
import type { Printed, View } from './types';

beforeAll(() => fetchTexts('quackery', 'table'));

const printed = {
  patients: [{ id: 'king', name: { en: 'The King' }, value: 9 }],
  agendas: [{ id: 'gravedigger', name: { en: 'The Sexton' } }],
};
const table: unknown = { view: {}, printed, names: ['Ada', 'Ben'], events: [], seat: null };
const happening = table as Happening<View, Printed>;

describe('great moments of Quackery', () => {
  it('is a cure, and whose it is', () => {
    const found = moments.of({ event: 'cured', seat: 1, patient: 0 }, happening)!;
    expect(found).toMatchObject({
      title: 'The King is cured!',
      mood: 'glad',
      shows: { seat: 1, patient: 0, fate: 'cured' },
    });
    expect(found.words).toContain('Ben');
    expect(found.words).toContain('9');
  });

  it('is an agenda that is met', () => {
    const found = moments.of({ event: 'agenda', seat: 0, agenda: 0 }, happening)!;
    expect(found.title).toContain('Ada');
    expect(found.words).toContain('The Sexton');
  });

  it('is nothing that happens every turn', () => {
    expect(moments.of({ event: 'passed', seat: 0 }, happening)).toBeNull();
  });
});
