import { expect, test } from 'vitest';
import { loadChunk } from './load-chunk.ts';

const failing = (error: unknown): Promise<unknown> =>
  loadChunk(() => Promise.reject(error)).catch((failure: unknown) => failure);

test('what was loaded is handed on', async () => {
  expect(await loadChunk(async () => 7)).toBe(7);
});

test('a stylesheet that fails has the code of the specification', async () => {
  const error = new Error('Loading css chunk home failed.\n(/home.css)');
  expect(await failing(error)).toBe(error);
  expect(error).toMatchObject({ code: 'CSS_CHUNK_LOAD_FAILED' });
});

test('a script that fails keeps its error as it is', async () => {
  const error = Object.assign(new Error('Loading chunk p/a failed.'), { name: 'ChunkLoadError' });
  expect(await failing(error)).toBe(error);
  expect(error).not.toHaveProperty('code');
});

test('a page that does not exist keeps its own code', async () => {
  const error = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  expect(await failing(error)).toMatchObject({ code: 'MODULE_NOT_FOUND' });
});
