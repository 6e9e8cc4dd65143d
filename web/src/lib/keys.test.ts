import { describe, expect, it } from 'vitest';
import { beside, nearest } from './keys';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

describe('a row', () => {
  const row = ['a', 'b', 'c'];

  it('goes on at its other end', () => {
    expect(beside(row, 'a', 'ArrowRight')).toBe('b');
    expect(beside(row, 'c', 'ArrowRight')).toBe('a');
    expect(beside(row, 'a', 'ArrowLeft')).toBe('c');
  });

  it('has nobody above, and nothing beside what is not in it', () => {
    expect(beside(row, 'a', 'ArrowUp')).toBeUndefined();
    expect(beside(row, 'x', 'ArrowRight')).toBeUndefined();
  });
});

describe('arrows on a board', () => {
  const grid = [at(0, 0), at(100, 0), at(0, 100), at(100, 100)];

  it('lead to the part that lies there', () => {
    expect(nearest(grid[0]!, grid, 'ArrowRight')).toBe(1);
    expect(nearest(grid[0]!, grid, 'ArrowDown')).toBe(2);
    expect(nearest(grid[3]!, grid, 'ArrowLeft')).toBe(2);
    expect(nearest(grid[3]!, grid, 'ArrowUp')).toBe(1);
  });

  it('lead nowhere at the edge', () => {
    expect(nearest(grid[0]!, grid, 'ArrowLeft')).toBe(-1);
    expect(nearest(grid[0]!, [], 'ArrowRight')).toBe(-1);
  });

  it('rather go straight on than aside', () => {
    expect(nearest(at(0, 0), [at(50, 60), at(120, 5)], 'ArrowRight')).toBe(1);
    expect(nearest(at(0, 0), [at(50, 30), at(120, 5)], 'ArrowRight')).toBe(0);
  });
});
