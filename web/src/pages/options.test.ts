import { describe, expect, it } from 'vitest';
import { concerning, partsOf, settled, swapped, withSeats } from './options';

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

describe('orders', () => {
  const orders = ['a-b-c', 'a-c-b', 'b-a-c', 'b-c-a', 'c-a-b', 'c-b-a'];

  it('are known by their parts', () => {
    expect(partsOf(orders)).toEqual(['a', 'b', 'c']);
    expect(partsOf(orders.slice(1))).toBeNull();
    expect(partsOf(['troia', 'baelo'])).toBeNull();
  });

  it('change places', () => {
    expect(swapped('a-b-c', 0, 'c')).toBe('c-b-a');
    expect(swapped('a-b-c', 1, 'b')).toBe('a-b-c');
    for (const order of orders) for (const part of 'abc') expect(orders).toContain(swapped(order, 2, part));
  });
});
