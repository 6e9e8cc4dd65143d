import { describe, expect, it } from 'vitest';
import { rulesOf, wayTo } from './route.svelte';
import type { TableInfo } from './wire';

describe('the way to an address', () => {
  it('is named by its first part; what follows is a name', () => {
    expect(wayTo('/')).toEqual({ way: '', name: '' });
    expect(wayTo('/settings')).toEqual({ way: 'settings', name: '' });
    expect(wayTo('/settings/')).toEqual({ way: 'settings', name: '' });
    expect(wayTo('/t/7bq')).toEqual({ way: 't/*', name: '7bq' });
  });

  it('is another one where too much or too little is said', () => {
    expect(wayTo('/t').way).toBe('t');
    expect(wayTo('/t/7bq/more').way).toBe('t/*/*');
  });
});

describe('the rules of a table', () => {
  const at = (own: boolean) =>
    ({ game: 'kitchen', components: { name: 'pans', title: 'Pans', own, digest: '0a1b' } }) as TableInfo;

  it('know of the components that somebody brought', () => {
    expect(rulesOf(at(false))).toBe('/rules/kitchen');
    expect(rulesOf(at(true))).toBe('/rules/kitchen?set=0a1b');
  });
});
