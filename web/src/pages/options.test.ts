import { describe, expect, it } from 'vitest';
import { concerning, settled, withSeats } from './options';

const first = { name: 'first', choices: ['lot', '1', '2', '3', '4'], default: 'lot', help: '', seats: [] };
const board = { name: 'board', choices: ['troia', 'baelo', '9'], default: 'troia', help: '', seats: [] };
const solo = { name: 'level', choices: ['easy', 'hard'], default: 'easy', help: '', seats: [1] };

describe('options', () => {
  it('offers no seat that is not there', () => {
    expect(withSeats(first, 2).choices).toEqual(['lot', '1', '2']);
    expect(withSeats(first, 4).choices).toEqual(first.choices);
  });

  it('leaves other options as they are', () => {
    expect(withSeats(board, 2)).toEqual(board);
  });

  it('leaves out what means nothing with so many seats', () => {
    expect(concerning([first, solo], 1).map((one) => one.name)).toEqual(['first', 'level']);
    expect(concerning([first, solo], 2).map((one) => one.name)).toEqual(['first']);
    expect(concerning([first], 2)[0]!.choices).toEqual(['lot', '1', '2']);
  });

  it('takes what is wished where it is offered, else the default', () => {
    const wished = { first: '3', board: 'baelo', ghost: 'yes' };
    expect(settled([withSeats(first, 3), board], wished)).toEqual({ first: '3', board: 'baelo' });
    expect(settled([withSeats(first, 2), board], wished)).toEqual({ first: 'lot', board: 'baelo' });
    expect(settled([first, board], {})).toEqual({ first: 'lot', board: 'troia' });
  });
});
