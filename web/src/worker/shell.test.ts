import { describe, expect, it } from 'vitest';
import { kindOf } from './shell';

const HERE = 'https://asclepia.example';

function kind(path: string, mode = 'cors', method = 'GET', origin = HERE) {
  return kindOf({ method, mode, url: `${origin}${path}` }, HERE);
}

describe('what the worker does with a request', () => {
  it('answers for the page at any address', () => {
    expect(kind('/', 'navigate')).toBe('page');
    expect(kind('/t/7bq?at=3', 'navigate')).toBe('page');
    expect(kind('/nowhere/at/all', 'navigate')).toBe('page');
  });

  it('tells files whose names change with their content from others', () => {
    expect(kind('/assets/index-B2x_9-aQ.js')).toBe('hashed');
    expect(kind('/assets/cinzel-latin-600-normal-DkPe3sQy.woff2')).toBe('hashed');
    expect(kind('/assets/early.js')).toBe('file');
    expect(kind('/assets/icons/icon-512.png')).toBe('file');
  });

  it('leaves the server alone', () => {
    expect(kind('/api/me')).toBeNull();
    expect(kind('/api/tables/7bq/record', 'navigate')).toBeNull(); // a download
    expect(kind('/api/tables', 'cors', 'POST')).toBeNull();
    expect(kind('/assets/index-B2x_9-aQ.js', 'cors', 'HEAD')).toBeNull();
    expect(kind('/worker.js')).toBeNull();
    expect(kind('/', 'navigate', 'GET', 'https://elsewhere.example')).toBeNull();
  });
});
