import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eye } from './eye.svelte';

let eye: Eye;

beforeEach(() => {
  eye = new Eye(800, 400);
  vi.stubGlobal('document', { documentElement: { dataset: { motion: 'none' } } }); // no motion: there at once
  vi.stubGlobal('cancelAnimationFrame', () => {});
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('an eye on a board', () => {
  it('sees all of it at first', () => {
    expect(eye.box).toEqual({ x: 0, y: 0, width: 800, height: 400 });
    expect(eye.zoom).toBe(1);
  });

  it('ends above what covers its foot, and reaches down to that', () => {
    eye.measure(800);
    eye.cover(50);
    expect(eye.box).toEqual({ x: 0, y: 0, width: 800, height: 400 });
    expect(eye.seen.height).toBe(350);
    eye.zoomAt(2, 0, 400);
    expect(eye.box).toEqual({ x: 0, y: 200, width: 400, height: 200 });
    eye.glide(0, 999, 400);
    expect(eye.box.y + eye.seen.height).toBe(400);
    eye.cover(0);
    expect(eye.box.y + eye.seen.height).toBe(400);
  });

  it('comes closer in the middle, four times at most, and goes back', () => {
    eye.zoomAt(2);
    expect(eye.box).toEqual({ x: 200, y: 100, width: 400, height: 200 });
    eye.zoomAt(9);
    expect(eye.zoom).toBe(4);
    eye.zoomAt(0.01);
    expect(eye.box).toEqual({ x: 0, y: 0, width: 800, height: 400 });
  });

  it('keeps in place what it comes closer to', () => {
    eye.measure(400);
    const before = eye.place(100, 50);
    eye.zoomAt(2, before.x, before.y);
    expect(eye.place(100, 50)).toEqual(before);
  });

  it('never leaves the board', () => {
    eye.glide(700, -50, 400);
    expect(eye.box).toEqual({ x: 400, y: 0, width: 400, height: 200 });
    eye.all();
    expect(eye.zoom).toBe(1);
  });

  it('sets out from where it is, also in a frame that had begun before', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    eye.glide(0, 0, 200);
    frames[0]!(performance.now() - 300);
    expect(eye.box).toEqual({ x: 0, y: 0, width: 800, height: 400 });
    frames[1]!(performance.now() + 1000);
    expect(eye.box.width).toBe(200);
  });

  it('knows when the parts are too small to be hit', () => {
    eye.measure(360);
    expect(eye.small).toBe(true);
    eye.measure(500);
    expect(eye.small).toBe(false);
  });
});

describe('a hand', () => {
  it('does not move what is seen whole', () => {
    eye.down(1, 100, 100);
    eye.move(1, 200, 200);
    expect(eye.box.x).toBe(0);
    expect(eye.dragged).toBe(false);
  });

  it('moves what is close; a click that follows was not meant', () => {
    eye.zoomAt(2);
    eye.down(1, 100, 100);
    eye.move(1, 103, 100); // a hand trembles
    expect(eye.dragged).toBe(false);
    expect(eye.box.x).toBe(200);
    eye.move(1, 123, 100);
    expect(eye.dragged).toBe(true);
    expect(eye.box.x).toBe(190);
    eye.up(1);
    expect(eye.dragged).toBe(true);
    vi.runAllTimers();
    expect(eye.dragged).toBe(false);
  });

  it('zooms together with another', () => {
    eye.down(1, 100, 100);
    eye.down(2, 200, 100);
    eye.move(2, 300, 100);
    expect(eye.zoom).toBe(2);
    expect(eye.dragged).toBe(true);
  });

  it('that is not down does nothing', () => {
    eye.zoomAt(2);
    eye.move(3, 10, 10);
    expect(eye.box).toEqual({ x: 200, y: 100, width: 400, height: 200 });
  });
});
