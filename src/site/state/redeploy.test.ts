import { expect, test } from 'vitest';
import { type RedeployChecks, runtimeScript, shouldNavigate } from './redeploy.ts';

const document = (hash: string) => `<script defer src="/assets/runtime.${hash}.js"></script>`;

function checks(over: Partial<RedeployChecks> = {}): RedeployChecks {
  const kept = new Map<string, string>();
  return {
    ownRuntime: '/assets/runtime.aaa.js',
    fetchDocument: async () => document('bbb'),
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    ...over,
  };
}

test('another runtime means a redeploy: one real navigation, then never again for that page', async () => {
  const same = checks();
  expect(await shouldNavigate('/guides/', same)).toBe(true);
  expect(await shouldNavigate('/guides/', same)).toBe(false);
  expect(await shouldNavigate('/api/', same)).toBe(true);
});

test('a copy of the service worker is shown, whatever release it is of: once', async () => {
  const offline = checks({ fetchDocument: async () => true });
  expect(await shouldNavigate('/guides/', offline)).toBe(true);
  expect(await shouldNavigate('/guides/', offline)).toBe(false);
});

test('the same runtime is no redeploy', async () => {
  expect(await shouldNavigate('/', checks({ fetchDocument: async () => document('aaa') }))).toBe(
    false,
  );
});

test.each<[string, Partial<RedeployChecks>]>([
  ['the server cannot be reached', { fetchDocument: () => Promise.reject(new Error('offline')) }],
  ['the page is gone', { fetchDocument: async () => null }],
  ['the document has no runtime', { fetchDocument: async () => '<p>maintenance</p>' }],
  ['storage is blocked, so a loop could not be noticed', { storage: null }],
  ['this document has no runtime', { ownRuntime: null }],
])('no navigation when %s', async (_why, over) => {
  expect(await shouldNavigate('/', checks(over))).toBe(false);
});

test('finds the runtime among other scripts', () => {
  expect(runtimeScript(`<script src="/assets/main.1.js"></script>${document('f00')}`)).toBe(
    '/assets/runtime.f00.js',
  );
  expect(runtimeScript('<p>no</p>')).toBeNull();
});
