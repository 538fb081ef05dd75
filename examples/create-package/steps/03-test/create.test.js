import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { filesFor } from './files.js';

const run = promisify(execFile);
const here = import.meta.dirname;
// Inside the package, so that webpack is found without an installation.
const folder = mkdtempSync(join(here, 'test-'));
after(() => rmSync(folder, { recursive: true }));

for (const language of ['js', 'ts']) {
  test(`a shop in ${language} builds without warnings`, async () => {
    const shop = join(folder, language);
    const flags = ['--language', language, '--pages', 'index,cart'];
    await run('node', [join(here, 'create.js'), shop, ...flags]);

    const webpack = join(here, 'node_modules/webpack/bin/webpack.js');
    const { stdout } = await run('node', [webpack, '--json=stats.json'], { cwd: shop });
    assert.doesNotMatch(stdout, /warning|error/i);
    const names = readdirSync(join(shop, 'dist')).map((name) => name.replace(/\.\w{20}\./, '.'));
    assert.deepEqual(names.sort(), ['cart.html', 'cart.js', 'index.html', 'index.js']);
  });
}

test('an existing folder is left alone', async () => {
  const taken = join(folder, 'taken');
  writeFileSync(taken, '');
  await assert.rejects(run('node', [join(here, 'create.js'), taken, '--yes']), /exists already/);
});

test('names are quoted', () => {
  const files = filesFor({ name: 'a', language: 'js', pages: ['first-page'] });
  assert.match(files.get('webpack.config.js'), /"first-page": '\.\/src\/first-page\.html'/);
});
