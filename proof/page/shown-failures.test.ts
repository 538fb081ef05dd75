// The page that explains the proof shows what it says about a wrong page: it still says so.
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { pageSource, tempContent } from '../../src/pipeline/testing/temp-content.ts';
import { fencesOf } from '../examples/capture.ts';
import { proveOne } from './prove-one.ts';

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
  using temp = tempContent({
    'index.md': pageSource('home'),
    'guides/index.md': pageSource('guides'),
    'guides/caching.md': pageSource('caching'),
    'guides/planted.md': planted?.code ?? '',
  });
  const folder = dirname(temp.content);
  const link = (parent: string, own: readonly string[]): void => {
    mkdirSync(join(folder, parent), { recursive: true });
    for (const name of readdirSync(join(root, parent)).filter((each) => !own.includes(each))) {
      symlinkSync(join(root, parent, name), join(folder, parent, name));
    }
  };
  link('', ['content', 'examples', 'proof', '.git', 'dist', '.generated', '.cache']);
  link('proof', ['reached']);
  link('.cache', ['examples']);
  temp.write('../proof/reached/guides/planted.json', '{ "short": 1 }');
  expect(await proveOne('guides/planted', folder)).toBe(1);
  const [, ...problems] = printed.join('\n').split('\nWrong:\n');
  expect(`$ ${COMMAND}\n…\nWrong:\n${problems.join('').trim()}`).toBe(session?.code);
});
