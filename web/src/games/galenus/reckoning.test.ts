import { expect, test } from 'vitest';
import fixture from './fixtures/end.json';
import { reckoned } from './reckoning';
import type { View } from './types';

const end = fixture.view as unknown as View;

test('at the end works, philosophy, theriac and the hospital are counted', () => {
  end.players.forEach((player, seat) => {
    const { made, counted } = reckoned(end, seat);
    expect(counted?.works).toBe(2 * player.works);
    expect(made + counted!.works + counted!.philosophy + counted!.theriac + counted!.hospital).toBe(end.scores[seat]);
  });
});

test('A-Y1: four works ahead, and nothing more is counted', () => {
  const view = structuredClone(end);
  view.players.forEach((player, seat) => (player.works = seat ? 1 : 7));
  view.winners = [0];
  view.scores = view.players.map((player) => player.impact);
  expect(reckoned(view, 0)).toEqual({ made: view.scores[0], counted: null });
  expect(reckoned(view, 1).counted).toBeNull();
});

test('alone, all goals win at once below the hard level: nothing more is counted', () => {
  const alone: View = {
    ...end,
    mode: 'pergamon',
    players: end.players.slice(0, 1),
    scores: [end.scores[0]!],
    winners: [0],
    level: 'normal',
  };
  expect(reckoned(alone, 0)).toEqual({ made: end.scores[0], counted: null });
  expect(reckoned({ ...alone, level: 'hard' }, 0).counted).not.toBeNull();
  expect(reckoned({ ...alone, winners: [] }, 0).counted).not.toBeNull();
});
