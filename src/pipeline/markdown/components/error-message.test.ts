import { expect, test } from 'vitest';
import { drawInProject } from '../../testing/draw-in-project.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { markdownTwin } from '../../twin/twin.ts';
import { errorMessage } from './error-message.ts';
import { readComponent, type Written } from './read-component.ts';

const PRINTED =
  "ERROR in ./src/a.js 1:0-8\nModule not found: Error: Can't resolve './b' in '/shop'\n";
const FILES = {
  'examples/shop/example.json': '{}',
  'examples/shop/steps/file/step.json': '{}',
  'examples/shop/steps/file/printed.txt': PRINTED,
  'examples/shop/steps/file-mended/step.json': '{}',
  'examples/shop/steps/file-mended/printed.txt': 'webpack compiled successfully\n',
};
const WRITTEN = `<ErrorMessage text="Error: Can't resolve '…' in '…'" project="shop/file" mended="shop/file-mended" />`;

function shown(source = WRITTEN, files: Record<string, string> = FILES, depth = 3) {
  return drawInProject(files, (place, project) => {
    place.context.headings.push({ depth, text: 'A file', id: 'file', line: 0, option: false });
    errorMessage(readComponent(source) as Written, place, project);
  });
}
const complaint = (...args: Parameters<typeof shown>): string =>
  shown(...args)
    .problems.map(({ what }) => what)
    .join();

test('a message is noted with the section that explains it, and the two runs that prove it', () => {
  const { problems, messages, inputs, html } = shown();
  expect(problems).toEqual([]);
  expect(messages).toEqual([
    {
      id: 'file',
      line: 1,
      text: "Error: Can't resolve '…' in '…'",
      names: [],
      project: 'shop/file',
      mended: 'shop/file-mended',
    },
  ]);
  expect(Object.keys(inputs)).toEqual([
    'examples/shop/steps/file/printed.txt',
    'examples/shop/steps/file-mended/printed.txt',
  ]);
  expect(html).toContain('<dd>webpack</dd>');
  expect(html.match(/<i>…<\/i>/g)).toHaveLength(2);
});

test('its Markdown twin has the message as code, and who prints it', () => {
  const { html } = shown();
  const facts = { origin: 'https://webpack.example', webpack: '5.0.0' };
  const twin = markdownTwin(sampleRecord('api/errors.md', { html }), facts);
  expect(twin).toContain("- Message: `Error: Can't resolve '…' in '…'`\n- Printed by: webpack\n");
});

test('quotation marks are written as in HTML', () => {
  const files = {
    ...FILES,
    'examples/shop/steps/file/printed.txt': 'Reading from "node:fs" fails',
  };
  const source = WRITTEN.replace(/text="[^"]*"/, 'text="Reading from &quot;…&quot; fails"');
  expect(shown(source, files).messages).toMatchObject([{ text: 'Reading from "…" fails' }]);
});

test('a message that is the same for several names lists the others', () => {
  const source = WRITTEN.replace("'…' in", "'./b' in").replace(
    ' project',
    ' names="./b c d" project',
  );
  const { messages, html, problems } = shown(source);
  expect(problems).toEqual([]);
  expect(messages).toMatchObject([{ names: ['./b', 'c', 'd'] }]);
  expect(html).toContain('<dt>Same for</dt><dd><code>c</code>, <code>d</code></dd>');
  expect(complaint(source.replace('./b c d', 'c d'))).toBe(
    'The names of the message begin with "c".',
  );
});

test('what is not proven is refused', () => {
  const { 'examples/shop/steps/file/printed.txt': _, ...unprinted } = FILES;
  expect(complaint(WRITTEN, unprinted)).toBe('What "shop/file" prints is not captured yet.');
  expect(complaint(WRITTEN.replace('resolve', 'find'))).toBe(
    'shop/file does not print this message.',
  );
  const still = { ...FILES, 'examples/shop/steps/file-mended/printed.txt': PRINTED };
  expect(complaint(WRITTEN, still)).toBe(
    'shop/file-mended still prints the message that it should mend.',
  );
  expect(complaint(WRITTEN.replace('shop/file"', 'shop/fiel"'))).toBe(
    'There is no example step "shop/fiel".',
  );
});

test('what says too little, or is nowhere, is refused', () => {
  expect(complaint(WRITTEN.replace(/text="[^"]*"/, 'text="Error: …"'))).toContain(
    'says too little',
  );
  expect(complaint(WRITTEN.replace(' />', ' by="npm" />'))).toBe('A message printed by "npm".');
  expect(complaint(WRITTEN, FILES, 2)).toBe('A message outside of an entry.');
});
