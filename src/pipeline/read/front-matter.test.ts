import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const read = (...lines: string[]) => readFrontMatter(lines.join('\n'), 'content/a.md');
const page = (...lines: string[]) => read('---', ...lines, '---', '', 'Body');
const problem = (line: number, what: string, advice: string) => ({
  file: 'content/a.md',
  line,
  what,
  advice,
});

const TITLE = 'title: A';
const DESCRIPTION = 'description: About a.';
const CONTRIBUTORS = 'contributors: [webpack]';
const DESCRIPTION_ADVICE =
  'Write one sentence of at most 160 characters that says what is on the page.';

test('a good page: its facts, the line of each key, and a body on its own lines', () => {
  const { frontMatter, body, problems, lines } = page(
    TITLE,
    DESCRIPTION,
    '',
    'sort: -1',
    CONTRIBUTORS,
  );
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({
    title: 'A',
    description: 'About a.',
    sort: -1,
    contributors: ['webpack'],
  });
  expect(lines).toEqual({ title: 2, description: 3, sort: 5, contributors: 6 });
  expect(body.split('\n').indexOf('Body')).toBe(8);
});

test('Windows line ends are the same page', () => {
  const source = ['---', TITLE, DESCRIPTION, CONTRIBUTORS, '---', 'Body'].join('\r\n');
  const { frontMatter, body, problems } = readFrontMatter(source, 'content/a.md');
  expect(problems).toEqual([]);
  expect(frontMatter?.title).toBe('A');
  expect(body.split('\n')[5]).toBe('Body');
});

test('no block', () => {
  const advice =
    'Begin the file with a line ---, then title, description and contributors, then ---.';
  const expected = [problem(1, 'The page has no front matter.', advice)];
  expect(read('## Heading').problems).toEqual(expected);
  expect(read('', '---', TITLE, '---').problems).toEqual(expected);
  expect(read('---', TITLE).problems).toEqual(expected);
});

test('bad YAML', () => {
  const { frontMatter, problems } = page(TITLE, 'description: A: b', CONTRIBUTORS);
  expect(frontMatter).toBeNull();
  expect(problems).toEqual([
    problem(
      3,
      'The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.',
      'Quote values that contain a colon, a hash or a quotation mark.',
    ),
  ]);
});

test('a key that stands twice', () => {
  expect(page(TITLE, DESCRIPTION, CONTRIBUTORS, 'title: B').problems).toMatchObject([
    { line: 5, what: expect.stringContaining('Map keys must be unique') },
  ]);
});

test('YAML that is no list of keys', () => {
  expect(page('- title').problems).toEqual([
    problem(
      2,
      'The front matter is not a list of keys and values.',
      'Write each as key: value, on a line of its own.',
    ),
  ]);
});

test('an unknown key with its line and what was meant', () => {
  expect(page(TITLE, DESCRIPTION, CONTRIBUTORS, 'contributers: a', 'zzzzzzzz: 1').problems).toEqual(
    [
      problem(
        5,
        'Unknown key "contributers" in the front matter.',
        'Remove it or use one of: title, description, sort, group, contributors, related, glossary, source, edit, repo. Did you mean "contributors"?',
      ),
      problem(
        6,
        'Unknown key "zzzzzzzz" in the front matter.',
        'Remove it or use one of: title, description, sort, group, contributors, related, glossary, source, edit, repo.',
      ),
    ],
  );
});

test('a wrong type', () => {
  const { problems } = page(TITLE, 'sort: first', DESCRIPTION, 'contributors: webpack');
  expect(problems).toEqual([
    problem(
      3,
      '"sort" in the front matter is wrong: Invalid input: expected number, received string.',
      'Write a whole number: -1 for an index page, 1 and up for the others.',
    ),
    problem(
      5,
      '"contributors" in the front matter is wrong: Invalid input: expected array, received string.',
      'Write a list of GitHub handles, for example contributors: [webpack].',
    ),
  ]);
});

test('a wrong entry inside a list is named by its path', () => {
  const related = ['related:', '  - title: T', '    url: guides/'];
  expect(page(TITLE, DESCRIPTION, CONTRIBUTORS, ...related).problems).toMatchObject([
    {
      line: 5,
      what: expect.stringContaining('"related.0.url"'),
      advice: 'Write a list of entries with title and url.',
    },
  ]);
});

test('a description may have 160 characters and no more', () => {
  const of = (length: number) => page(TITLE, `description: ${'a'.repeat(length)}`, CONTRIBUTORS);
  expect(of(160).problems).toEqual([]);
  expect(of(161).problems).toEqual([
    problem(
      3,
      '"description" in the front matter is wrong: Too big: expected string to have <=160 characters.',
      DESCRIPTION_ADVICE,
    ),
  ]);
});

test('missing keys are all named at once, at the top of the file', () => {
  expect(page(TITLE).problems).toEqual([
    problem(1, 'The front matter has no "description".', DESCRIPTION_ADVICE),
    problem(
      1,
      'The front matter has no "contributors".',
      'Write a list of GitHub handles, for example contributors: [webpack].',
    ),
  ]);
  expect(read('---', '---', '').problems).toHaveLength(3);
});
