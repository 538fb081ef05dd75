// One page that cannot be rendered fails the whole build, by its address.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPaths } from '../../src/build/paths.ts';
import { prerender } from '../../src/build/prerender/prerender.ts';
import type { PageData } from '../../src/model/record.ts';

const icons = { svg: '', touch: '' };
const none = {
  inline: '',
  fonts: [],
  icons,
  inlineStyles: [],
  styles: [],
  lateStyles: [],
  scripts: [],
};

async function render(page: object): Promise<number> {
  const dist = mkdtempSync(join(tmpdir(), 'prerender-'));
  const broken = { url: '/guides/broken/', title: 'Broken', description: '', html: '', ...page };
  const run = prerender({
    pages: [broken as PageData],
    navigation: new Map(),
    assets: { page: none, complete: none, home: none, printable: none },
    figures: null,
    dates: new Map(),
    social: new Map(),
    csp: { inlineScriptHashes: [] },
    generated: buildPaths().generated,
    dist,
  });
  return run.finally(() => rmSync(dist, { recursive: true }));
}

test('a page that throws while rendering stops the build', async () => {
  await expect(render({})).rejects.toThrow('The page /guides/broken/ could not be rendered.');
});

test('so does one whose HTML the browser would refuse to take from script', async () => {
  const html = '<p>before</p><img src="/a.png" onerror="alert(1)">';
  const { cause } = await render({ html, anchors: [], contributors: [] }).catch((error) => error);
  expect(cause.message).toContain('trusted-types.ts refuses');
});
