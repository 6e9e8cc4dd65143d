import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let kept: Map<string, string>;
let root: { dataset: Record<string, string> };
let reduced: boolean;

beforeEach(() => {
  kept = new Map();
  root = { dataset: {} };
  reduced = false;
  vi.resetModules(); // each test is a page that is opened anew
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const opened = async () => (await import('./settings.svelte')).settings;

describe('settings', () => {
  it('are what the device likes until something is chosen', async () => {
    reduced = true;
    const settings = await opened();
    expect(root.dataset.motion).toBe('none');
    settings.motion = 'full';
    expect(root.dataset.motion).toBe('full');
    settings.motion = null;
    expect(root.dataset.motion).toBe('none');
    expect(kept.has('asclepia-motion')).toBe(false);
  });

  it('are remembered', async () => {
    const settings = await opened();
    [settings.motion, settings.pace, settings.confirm, settings.chat] = ['less', 'quick', false, false];
    vi.resetModules();
    const { motion, pace, confirm, chat } = await opened();
    expect([motion, pace, confirm, chat]).toEqual(['less', 'quick', false, false]);
    expect(root.dataset.motion).toBe('less');
  });

  it('are the usual ones where something unknown is remembered', async () => {
    kept.set('asclepia-motion', 'wild').set('asclepia-pace', 'warp');
    const { motion, pace, confirm, chat } = await opened();
    expect([motion, pace, confirm, chat]).toEqual([null, 'usual', true, true]);
  });
});
