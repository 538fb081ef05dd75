import { expect, test } from 'vitest';
import { SMALL_REFERENCE } from '../../testing/small-reference.ts';
import { parametersHtml, sinceText } from './facts-html.ts';
import { TypeLinks } from './type-links.ts';

const context = { highlight: (code: string) => [code], types: new TypeLinks(SMALL_REFERENCE) };

test.each([
  ['5.108.0', '5.108'],
  ['5.20.1', '5.20.1'],
  ['5.10.0', '5.10'],
  ['5.0.0', ''],
  [null, ''],
])('since %s is shown as "%s"', (since, text) => {
  expect(sinceText(since)).toBe(text);
});

test('a parameter of very many types names the first of them', () => {
  const [record] = SMALL_REFERENCE.records;
  if (record === undefined) throw new Error('The reference is empty.');
  const type = Array.from({ length: 20 }, (_, index) => `Expression${index}`).join(' | ');
  const html = parametersHtml({ ...record, parameters: [{ name: 'node', type }] }, context);
  expect(html).toContain('Expression0 | Expression1 |');
  expect(html).toMatch(/Expression\d \| …<\/span><\/code>$/);
  expect(html).not.toContain('Expression19');
  expect(
    parametersHtml({ ...record, parameters: [{ name: 'node', type: 'A | B' }] }, context),
  ).toBe('<code><span class="p">node</span>: <span class="t">A | B</span></code>');
});
