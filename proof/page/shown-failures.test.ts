// The page that explains the proof shows what it says about a wrong page: it still says so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pageSource } from '../../src/pipeline/testing/temp-content.ts';
import { fencesOf } from '../examples/capture.ts';
import { proveOne } from './prove-one.ts';
import { otherContent } from './testing/other-content.ts';

vi.setConfig({ testTimeout: 120_000 });
const root = join(import.meta.dirname, '../..');
const shown = fencesOf(readFileSync(join(root, 'content/contribute/proof.md'), 'utf8'));
const planted = shown.find(({ lang, code }) => lang === 'md' && code.includes('title: Planted'));
const session = shown.find(({ meta }) => meta.includes('shown-failures.test.ts'));
const COMMAND = 'npm run prove -- guides/planted';

test('the planted page is refused as the page shows', async () => {
  const printed: string[] = [];
  for (const stream of ['log', 'error'] as const) {
    vi.spyOn(console, stream).mockImplementation((text) => void printed.push(text));
  }
  using place = otherContent({
    'index.md': pageSource('home'),
    'guides/index.md': pageSource('guides'),
    'guides/caching.md': pageSource('caching'),
    'guides/planted.md': planted?.code ?? '',
  });
  place.write('proof/reached/guides/planted.json', '{ "short": 1 }');
  expect(await proveOne('guides/planted', place.folder)).toBe(1);
  const [, ...problems] = printed.join('\n').split('\nWrong:\n');
  expect(`$ ${COMMAND}\n…\nWrong:\n${problems.join('').trim()}`).toBe(session?.code);
});
