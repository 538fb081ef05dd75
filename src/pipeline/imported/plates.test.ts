// Each way in which READMEs state the type and the default of an option, and what stays a paragraph.
import { expect, test } from 'vitest';
import { cutPage } from '../search/cut-page.ts';
import { importSample } from './testing/import-sample.ts';
import { inspect } from './testing/inspect.ts';

const ts = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n`;

/** Plates as "Type string | Default 'a'", and the words and code that are left outside of them. */
function seen(readme: string) {
  const { html, fences } = importSample(readme);
  expect(inspect(html).violations).toEqual([]);
  const plain = (part: string): string =>
    part
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .trim();
  const plates = [...html.matchAll(/<dl class="opt-meta said">(.*?)<\/dl>/gs)].map(
    ([, rows = '']) =>
      rows
        .split('</div>')
        .filter(Boolean)
        .map((row) => plain(row.replace('</dt>', ' ')))
        .join(' | '),
  );
  const rest = inspect(html.replace(/<dl class="opt-meta said">.*?<\/dl>/gs, ''));
  return {
    plates,
    words: rest.text.replace(/\s+/g, ' ').trim(),
    fences: fences.map(({ code }) => code),
  };
}

test.each([
  ['a block and a line', `Type:\n\n${ts('type a = boolean;')}\nDefault: \`false\``],
  ['small letters', `type:\n\n${ts('type a = boolean')}\ndefault: \`false\``],
  ['two lines', 'Type: `boolean`\nDefault: `false`'],
  ['two paragraphs', 'Type: `boolean`\n\nDefault: `false`'],
  ['a hard break', 'Type: `boolean`  \nDefault: `false`'],
  ['a list', '- Type: `boolean`\n- Default: `false`'],
  ['a loose list', '- Type: `boolean`\n\n- Default: `false`'],
  ['lists around a block', `- Type:\n\n${ts('type a = boolean;')}\n- Default: \`false\``],
  ['a comment', `Type:\n\n<!-- x -->\n\n${ts('type a = boolean;')}\nDefault: \`false\``],
])('a type and a default become a plate: %s', (_name, readme) => {
  expect(seen(`${readme}\n\nWords.`)).toEqual({
    plates: ['Type boolean | Default false'],
    words: 'Words.',
    fences: [],
  });
});

test.each([
  [
    'type a =\n  | string\n  | RegExp\n  | (string | RegExp)[];',
    'string or RegExp or (string | RegExp)[]',
  ],
  [
    'type a =\n  | boolean\n  | ((\n      b: string,\n      c: number,\n    ) => void);',
    'boolean or (b: string, c: number) => void',
  ],
  ['type a = "x  y" | \'z\';', '"x  y" or \'z\''],
  ['type a = Record<string, any>;', 'Record<string, any>'],
])('the type of a block stands in one line: %j', (code, type) => {
  expect(seen(`Type:\n\n${ts(code)}`).plates).toEqual([`Type ${type}`]);
});

test.each([
  ['a long one', `type a = ${'string | '.repeat(20)}number;`],
  ['comments', 'type a = {\n  b: string; // why\n};'],
  ['two', 'type b = string;\ntype a = b[];'],
  ['an interface', 'interface a {\n  b: string;\n}'],
])('a type that needs its block keeps it, under the plate: %s', (_name, code) => {
  expect(seen(`Type:\n\n${ts(code)}\nDefault: \`{}\`\n\nWords.`)).toEqual({
    plates: ['Default {}'],
    words: 'Words.',
    fences: [code],
  });
});

test('words and links of a default are kept', () => {
  const { html } = importSample('Type: `A`\n\nDefault: `x` in [mode](https://a.example/) `y`');
  expect(html).toContain(
    '<dt>Default</dt><dd><code class="o"><span class="v">x</span></code> in <a href="https://a.example/" rel="noopener noreferrer">mode</a> <code class="o"><span class="v">y</span></code></dd>',
  );
});

test.each([
  ['a default alone', 'Default: `a`'],
  ['a type twice', 'Type: `a`\nType: `b`'],
  ['another line among them', 'Type: `a`\nRequired: yes'],
  ['a sentence that begins so', 'Type: the name of a very long story '.repeat(5)],
  ['a block that declares nothing', `Type:\n\n${ts('a: boolean')}`],
  ['a block that is too long and nothing else', `Type:\n\n${ts('interface a {}')}`],
])('no plate for %s', (_name, readme) => {
  const { plates, words } = seen(readme);
  expect(plates).toEqual([]);
  expect(words).toMatch(/^(?:Type|Default):/);
});

test('what follows below its line stays there', () => {
  const code = 'Type: `a`\n\nDefault:\n\n```js\n{ b: 1 }\n```';
  expect(seen(code)).toEqual({ plates: ['Type a'], words: 'Default:', fences: ['{ b: 1 }'] });
  const list = 'Type: `a`\n\nDefault: depends on `b`:\n\n- one\n- two';
  expect(seen(list).words).toBe('Default: depends on : one two');
});

test('the search finds the words of such a plate, as of the lines it was', () => {
  const { html } = importSample('## `a`\n\nType: `string`\nDefault: `hidden-value`\n\nWords.');
  expect(cutPage(html, new Set(['a']))).toContainEqual({
    id: 'a',
    text: expect.stringMatching(/Type string Default hidden-value Words\./),
  });
});
