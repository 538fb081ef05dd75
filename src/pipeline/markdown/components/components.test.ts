// What a page's record says about its components; their HTML is in the fixtures.
import { beforeAll, expect, test, vi } from 'vitest';
import { inputHash } from '../../record-cache.ts';
import { SMALL_REFERENCE } from '../../testing/small-reference.ts';
import { newContext, type PageContext } from '../page-context.ts';
import { createProcessor, type ToHtml } from '../processor.ts';

vi.setConfig({ hookTimeout: 60_000 });

let toHtml: ToHtml;
beforeAll(async () => {
  toHtml = await createProcessor(SMALL_REFERENCE);
});

function compile(...lines: string[]): PageContext {
  const context = newContext({ file: 'page.md', folder: '/', root: '/' });
  toHtml(lines.join('\n\n'), context);
  return context;
}

test('a plate makes its heading the home of the record, in every set that knows the name', () => {
  const page = compile('## `--mode` {#mode #old}', '<Flag name="--mode" />');
  expect(page.documents).toEqual([
    { set: 'cli', name: '--mode', id: 'mode', line: 3 },
    { set: 'cli-arguments', name: '--mode', id: 'mode', line: 3 },
  ]);
  expect(page.problems).toEqual([]);
});

test('a plate may say why its entry has no example', () => {
  const html = '## `output.html`';
  const page = compile(html, '<Option path="output.html" no-example="its keys show it" />');
  expect(page.documents).toMatchObject([{ name: 'output.html', noExample: 'its keys show it' }]);
  expect(page.problems).toEqual([]);
  for (const wrong of [
    '<Option path="output.html" no-example="none" />',
    '<OptionTable path="output" no-example="its keys show it" />',
  ]) {
    expect(compile(html, wrong).problems).toHaveLength(1);
  }
});

test('a row is a home of its own, and links may point at it', () => {
  const page = compile(
    '## Environment',
    '<OptionTable path="output.environment" />',
    '- `const`: One row with as many words as it needs.\n- `arrowFunction`: Two rows with as many words as it needs.',
  );
  expect(page.documents.map(({ id, line }) => [id, line])).toEqual([
    ['outputenvironmentconst', 5],
    ['outputenvironmentarrowfunction', 6],
  ]);
  expect(page.ids).toEqual([
    'environment',
    'outputenvironmentconst',
    'outputenvironmentarrowfunction',
  ]);
  expect(page.prose.map(({ text }) => text.trim())).toEqual([
    'Environment',
    ': One row with as many words as it needs.',
    ': Two rows with as many words as it needs.',
  ]);
});

test('two rows whose names have one slug have an id each', () => {
  const page = compile(
    '<MemberTable of="StatsModule" />',
    '- `issuerName`: One row with as many words as it needs.',
    '<MemberTable of="StatsModuleIssuer" />',
    '- `name`: Two rows with as many words as it needs.',
  );
  expect(page.problems).toEqual([]);
  expect(page.ids).toEqual(['statsmoduleissuername', 'statsmoduleissuer-name']);
});

test('a page with records follows the file their releases come from; another does not', () => {
  const page = compile('## `output.html`', '<Option path="output.html" />');
  expect(page.inputs).toEqual({ 'data/since.json': inputHash('data/since.json') });
  expect(compile('## `output.html`').inputs).toEqual({});
});

test('what is refused is no home', () => {
  const page = compile('## `output.path`', '<Option path="output.html" />');
  expect(page.problems).toHaveLength(1);
  expect(page.documents).toEqual([]);
});

test('a row of eight words is enough, one of seven is not; code is one word', () => {
  const row = (words: string): PageContext =>
    compile('## Environment', '<OptionTable path="output.environment" />', `- \`const\`: ${words}`);
  expect(row('one two, `a || b` – four _five_ [six `b`](#environment) eight.').problems).toEqual(
    [],
  );
  expect(row('one two, `a || b` – four _five_ six `b`.').problems).toEqual([
    {
      file: 'page.md',
      line: 5,
      what: 'The row of "output.environment.const" has 7 words.',
      advice: expect.stringContaining('at least 8'),
    },
  ]);
});

test('a project to download names its folder, and one that does not exist is a problem', () => {
  const page = compile('<Download project="getting-started" />');
  expect(page.problems).toEqual([]);
  expect(page.inputs).toEqual({
    'examples/getting-started/example.json': inputHash('examples/getting-started/example.json'),
  });
  const [problem] = compile('<Download project="geting-started" />').problems;
  expect(problem?.what).toBe('There is no example "geting-started" to download.');
  expect(problem?.advice).toContain('"getting-started"');
});

test('a bar of letters on a page without one is a problem', () => {
  expect(compile('<LetterBar />', '## Alias', 'Text.').problems).toHaveLength(1);
  expect(compile('<LetterBar />', '## A', 'Text.').problems).toEqual([]);
});

test('what a sample shows has its home elsewhere; beside it the record may have one', () => {
  const plate = '## `output.html`\n\n<Option path="output.html" />';
  const page = compile(
    `\`\`\`md shown\n${plate.replace('##', '###')} \n\`\`\``,
    plate.replace('\n', ' {#home}\n'),
  );
  expect(page.problems).toEqual([]);
  expect(page.documents).toMatchObject([{ name: 'output.html', id: 'home' }]);
  const rows =
    '<OptionTable path="output.environment" />\n\n- `const`: One row with as many words as it needs.';
  expect(compile(`\`\`\`md shown\n${rows}\n\`\`\``).documents).toEqual([]);
  expect(compile(`\`\`\`md\n${plate}\n\`\`\``)).toMatchObject({
    documents: [],
    headings: [],
    ids: [],
  });
});
