import { describe, expect, it } from 'vitest';
import { wayTo } from './route.svelte';

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
