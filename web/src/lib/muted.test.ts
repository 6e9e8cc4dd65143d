import { describe, expect, it } from 'vitest';
import { mute, muted, read, unmute } from './muted.svelte';
import { recall } from './memory';

describe('whom this device does not hear', () => {
  it('is remembered by handle, with the name they had', () => {
    mute('a1', 'Ada');
    mute('b2', 'Bede');
    unmute('a1');
    expect([...muted]).toEqual([['b2', 'Bede']]);
    expect(read(recall('muted'))).toEqual([['b2', 'Bede']]);
  });

  it('is nobody where something else was kept', () => {
    for (const text of [null, '', 'nonsense', 'null', '7', '"x"']) expect(read(text)).toEqual([]);
  });
});
