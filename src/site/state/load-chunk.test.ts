import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadingAgain } from './load-chunk.ts';

const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response('code'));
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockClear();
  vi.unstubAllGlobals();
});

const failure = (type: string, what = 'chunk'): Error =>
  Object.assign(new Error(`Loading ${what} 7 failed.\n(${type}: /p/a.js)`), {
    name: 'ChunkLoadError',
    type,
    request: '/p/a.js',
  });
const failing = (...errors: (Error | null)[]) =>
  vi.fn(async (_id: string | number) => {
    const error = errors.shift();
    if (error) throw error;
  });

test('what was loaded is not asked for again', async () => {
  const load = failing(null);
  await loadingAgain(load)(7);
  expect(load.mock.calls).toEqual([[7]]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each(['missing', 'error'])(
  'a chunk that fails (%s) is fetched past all caches',
  async (type) => {
    const load = failing(failure(type), null);
    await loadingAgain(load)(7);
    expect(load.mock.calls).toEqual([[7], [7]]);
    expect(fetched.mock.calls).toEqual([['/p/a.js', { cache: 'reload' }]]);
  },
);

test('twice is enough, and without a network the second error is told', async () => {
  const second = failure('error');
  const load = failing(failure('missing'), second);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(loadingAgain(load)(7)).rejects.toBe(second);
  expect(load).toHaveBeenCalledTimes(2);
  expect(second).not.toHaveProperty('code');
});

test('who has waited for long does not wait again', async () => {
  const error = failure('timeout');
  await expect(loadingAgain(failing(error))(7)).rejects.toBe(error);
  expect(fetched).not.toHaveBeenCalled();
});

test('a stylesheet that fails has the code of the specification', async () => {
  const load = failing(failure('error', 'css chunk'), failure('error', 'css chunk'));
  await expect(loadingAgain(load)(7)).rejects.toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
});
