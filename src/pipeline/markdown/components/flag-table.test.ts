// Which rows a table of flags has, their ids, and that no flag is left out; the HTML is in the fixtures.
import { beforeAll, expect, test, vi } from 'vitest';
import { scanHomes } from '../../names/scan-homes.ts';
import { loadReference } from '../../reference/load-reference.ts';
import { SMALL_REFERENCE } from '../../testing/small-reference.ts';
import { newContext, type PageContext } from '../page-context.ts';
import { createProcessor, type ToHtml } from '../processor.ts';
import { flagId, flagsOf } from './flag-table.ts';
import { Records } from './records.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

function compile(...lines: string[]): PageContext {
  const context = newContext({ file: 'page.md', folder: '/', root: '/' });
  toHtml(lines.join('\n\n'), context);
  return context;
}

test('a flag is in the table of the longest path that its option is in, or in the one without a path', () => {
  const page = compile('<FlagTable />', '<FlagTable of="output.environment" />');
  expect(page.problems).toEqual([]);
  expect(page.documents).toEqual([
    { set: 'cli-arguments', name: '--mode', id: 'mode', line: 1 },
    { set: 'cli-arguments', name: '--output-filename', id: 'output-filename', line: 1 },
    { set: 'cli-arguments', name: '--environment-reset', id: 'environment-reset', line: 1 },
    {
      set: 'cli-arguments',
      name: '--output-environment-const',
      id: 'output-environment-const',
      line: 3,
    },
  ]);
});

test('a heading of the page, also one further down or an old id, keeps its id', () => {
  const lines = ['<FlagTable />', '## `webpack mode` {#a #mode}', '## Output filename'];
  const page = compile(...lines);
  expect(page.ids).toEqual([
    'a',
    'mode',
    'output-filename',
    'flag-mode',
    'flag-output-filename',
    'output-environment-const',
    'environment-reset',
  ]);
  expect(scanHomes(lines.join('\n\n'), new Records(SMALL_REFERENCE))).toEqual(page.documents);
  expect(flagId('--top', [])).toBe('flag-top');
});

test('a table without a flag, and a second one of the same options, are mistakes', () => {
  expect(compile('<FlagTable of="nothing" />').problems).toHaveLength(1);
  expect(compile('<FlagTable of="output" />', '<FlagTable of="output" />').problems).toHaveLength(
    2,
  );
});

test('on a page with a table without a path every flag of webpack has a row and an option', async () => {
  const reference = await loadReference();
  const records = new Records(reference);
  const groups = ['', 'output', 'module.parser.css', 'module.parser.css/auto'];
  const rows = groups.flatMap((of) => flagsOf(of, groups, records));
  const flags = reference.records.filter(({ set }) => set === 'cli-arguments');
  expect(rows).toHaveLength(flags.length);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(flags.map(({ name }) => name)));
  const options = new Set(
    reference.records.filter(({ set }) => set === 'options').map(({ name }) => name),
  );
  expect(rows.filter(({ option }) => option === null || !options.has(option))).toEqual([]);
  expect(rows.find(({ name }) => name === '--resolve-loader-alias-fields')?.option).toBe(
    'resolve.aliasFields',
  );
  expect(rows.find(({ name }) => name === '--entry-reset')?.resets).toBe(true);
});
