// The dev server reads homes from lines of the sources; they must be those of the compiled pages.
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Records } from '../../pipeline/markdown/components/records.ts';
import { homesOf } from '../../pipeline/names/homes.ts';
import { scanHomes } from '../../pipeline/names/scan-homes.ts';
import { loadReference } from '../../pipeline/reference/load-reference.ts';
import { pageSource, tempContent } from '../../pipeline/testing/temp-content.ts';
import { collect } from '../collect.ts';
import { buildPaths } from '../paths.ts';
import { DevHomes } from './dev-homes.ts';

vi.setConfig({ testTimeout: 120_000 });

const paths = buildPaths();

test('every name of the site leads where the build leads it', async () => {
  const { records } = await collect(paths);
  const packages = records.filter(({ imported }) => imported !== undefined);
  const homes = await new DevHomes(paths.content).all(packages);
  expect(homes.size).toBeGreaterThan(200);
  expect(homes).toEqual(homesOf(records));
});

test('a home in a fence, under another heading or with an id of its own', async () => {
  const records = new Records(await loadReference());
  const source = [
    '```md',
    '## `output.path`',
    '<Option path="output.path" />',
    '```',
    '## `output.filename` {#name #old}',
    '<Option path="output.filename" />',
    '## Environment',
    '<OptionTable path="output.environment" />',
    '',
    '- `const`: One.',
    '- `module`: Two,',
    '  on two lines.',
    '',
    'No rows any more:',
    '',
    '- `arrowFunction`: Three.',
  ].join('\n');
  expect(scanHomes(source, records)).toEqual([
    { set: 'options', name: 'output.filename', id: 'name', line: 6 },
    { set: 'options', name: 'output.environment.const', id: 'outputenvironmentconst', line: 10 },
    { set: 'options', name: 'output.environment.module', id: 'outputenvironmentmodule', line: 11 },
  ]);
});

test('an edit of another page is seen, also when only its id changed', async () => {
  using folder = tempContent({
    'a.md': pageSource('A', '## `output.path`\n\n<Option path="output.path" />'),
  });
  const homes = new DevHomes(folder.content);
  expect((await homes.all([])).get('output.path')).toBe('/a/#outputpath');
  folder.write(
    'a.md',
    pageSource('A', '## `output.path` {#there}\n\n<Option path="output.path" />'),
  );
  utimesSync(join(folder.content, 'a.md'), 1, 1);
  expect((await homes.all([])).get('output.path')).toBe('/a/#there');
});
