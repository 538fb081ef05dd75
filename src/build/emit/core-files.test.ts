import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StatsChunkGroup, StatsCompilation } from 'webpack';
import { coreModule } from './core-files.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'core-files-'));
  mkdirSync(join(dist, 'offline'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const group = (...names: string[]): StatsChunkGroup => ({
  assets: names.map((name) => ({ name })),
});
const stats: StatsCompilation = {
  namedChunkGroups: {
    later: group('assets/later.1.js'),
    offline: group('assets/offline.1.js'),
    vote: group('assets/vote.1.js'),
  },
};
const showPage = (html: string): void => writeFileSync(join(dist, 'offline/index.html'), html);

test('fonts of its style, the code of its islands and what comes after load', () => {
  const style = '<style>@font-face{src:url(/assets/mono.1.woff2)}</style>';
  showPage(`${style}<div data-island="offline"></div>`);
  expect(coreModule(stats, dist)).toContain(
    '"files":["/assets/later.1.js","/assets/mono.1.woff2","/assets/offline.1.js"]',
  );
});

test('another page makes another worker', () => {
  showPage('one');
  const one = coreModule(stats, dist);
  expect(coreModule(stats, dist)).toBe(one);
  showPage('two');
  expect(coreModule(stats, dist)).not.toBe(one);
});

test('content without an offline page can be built', () => {
  expect(coreModule(stats, dist)).toMatch(/^export const core = /);
});
