import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeSpec, parseSpec, type RanTest, ranTests } from './spec.ts';

const table = (...rows: string[]): string =>
  ['| Line | What it says | Proof |', '|---|---|---|', ...rows].join('\n');
const A = '| 1.1 | A | `a.test.ts › a holds` |';
const ran = (title: string, status = 'passed', file = 'a.test.ts'): RanTest => ({
  file,
  titles: ['group', title],
  status,
});
const problems = (markdown: string, tests: RanTest[]): string[] =>
  judgeSpec(parseSpec(markdown), tests).problems;

test('a row is proven by a test that ran and passed', () => {
  expect(judgeSpec(parseSpec(table(A)), [ran('a holds')])).toEqual({ proven: 1, problems: [] });
});

test.each([
  ['no report has it', []],
  ['another title', [ran('a holds too')]],
  ['another file', [ran('a holds', 'passed', 'b.test.ts')]],
])('a named test that does not exist fails: %s', (_why, tests) => {
  expect(problems(table(A), tests)).toEqual([
    '1.1: no such test ran: a.test.ts › a holds. Mend the row or the title.',
  ]);
});

test.each(['skipped', 'failed', 'todo'])('a named test that is %s fails', (status) => {
  expect(problems(table(A), [ran('a holds', status)])).toEqual([
    `1.1: did not pass but is ${status}: a.test.ts › a holds`,
  ]);
});

test('every case of a table of tests must have passed', () => {
  const each = table('| 1.1 | A | `a.test.ts › $path is %s` |');
  expect(problems(each, [ran('/a/ is a page'), ran('/b/ is none')])).toEqual([]);
  expect(problems(each, [ran('/a/ is a page'), ran('/b/ is none', 'skipped')])).toHaveLength(1);
  expect(problems(each, [ran('/a/ was a page')])).toHaveLength(1);
});

test('a test may be named with the groups around it', () => {
  expect(problems(table('| 1.1 | A | `a.test.ts › group › a holds` |'), [ran('a holds')])).toEqual(
    [],
  );
});

test('all tests of a row must exist', () => {
  const two = table('| 1.1 | A | `a.test.ts › a holds`<br>`a.test.ts › so does \\| b` |');
  expect(problems(two, [ran('a holds'), ran('so does | b')])).toEqual([]);
  expect(problems(two, [ran('a holds')])).toHaveLength(1);
  expect(judgeSpec(parseSpec(two), [ran('a holds')]).proven).toBe(0);
});

test('a file without rows proves nothing', () => {
  expect(problems(table(), [ran('a holds')])).toEqual(['SPEC.md has no rows.']);
});

test.each([
  ['| 1.1 | A |  |', 'has no proof'],
  ['| 1.1 | A | tested by hand |', 'has no proof'],
  ['| 1.1 | A | pending: Some day |', 'has no proof'],
  [`${A}\n${A}`, 'stands twice'],
])('a row that proves nothing is refused: %s', (row, message) => {
  expect(() => parseSpec(table(row))).toThrow(message);
});

test('a report is read as Vitest writes it', () => {
  const assertion = { ancestorTitles: ['group'], title: 'a holds', status: 'passed' };
  const report = { testResults: [{ name: '/p/a.test.ts', assertionResults: [assertion] }] };
  expect(ranTests(report, '/p')).toEqual([ran('a holds')]);
});

test('SPEC.md has every section and its rows are numbered without a gap', () => {
  const rows = parseSpec(readFileSync(new URL('SPEC.md', import.meta.url), 'utf8'));
  const sections = Map.groupBy(rows, ({ id }) => id.slice(0, id.lastIndexOf('.')));
  const two = Array.from({ length: 11 }, (_, index) => `2.${index + 1}`);
  expect([...sections.keys()]).toEqual(['1', ...two, '3', '4', '5', '6', '7', '8', '9']);
  for (const [section, list] of sections) {
    expect(list.map(({ id }) => id)).toEqual(list.map((_, index) => `${section}.${index + 1}`));
  }
});
