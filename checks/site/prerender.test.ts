// One page that cannot be rendered fails the whole build, by its address.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPaths } from '../../src/build/paths.ts';
import { prerender } from '../../src/build/prerender/prerender.ts';
import type { PageData } from '../../src/model/record.ts';

test('a page that throws while rendering stops the build', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'prerender-'));
  const icons = { svg: '', touch: '' };
  const none = { inline: '', fonts: [], icons, styles: [], scripts: [] };
  const broken = { url: '/guides/broken/', title: 'Broken', description: '', html: '' } as unknown;
  const run = prerender({
    pages: [broken as PageData],
    navigation: new Map(),
    assets: { page: none, home: none, printable: none },
    figures: null,
    generated: buildPaths().generated,
    dist,
  });
  await expect(run).rejects.toThrow('The page /guides/broken/ could not be rendered.');
  rmSync(dist, { recursive: true });
});
