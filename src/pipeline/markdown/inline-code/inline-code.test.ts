import type { InlineCode } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { inlineCode } from './inline-code.ts';

function mayBreak(markdown: string): boolean {
  const parser = unified().use(remarkParse).use(remarkGfm).use(inlineCode);
  const found: InlineCode[] = [];
  visit(parser.runSync(parser.parse(markdown)), 'inlineCode', (node) => {
    found.push(node);
  });
  return found.some(({ data }) => JSON.stringify(data?.hProperties?.className) === '["long"]');
}
const inFirstColumn = (code: string) => mayBreak(`| a | b |\n| - | - |\n| \`${code}\` | c |`);
const inSecondColumn = (code: string) => mayBreak(`| a | b |\n| - | - |\n| c | \`${code}\` |`);

test('code of more than forty letters may break', () => {
  expect(mayBreak(`\`${'x'.repeat(40)}\``)).toBe(false);
  expect(mayBreak(`\`${'x'.repeat(41)}\``)).toBe(true);
});

test('a message in the first column of a table may break, names and commands may not', () => {
  expect(inFirstColumn('configuration.node is unknown')).toBe(true);
  expect(inFirstColumn('configuration.optimization')).toBe(false);
  expect(inFirstColumn('is not a function')).toBe(false);
  expect(inFirstColumn('--config-name <the value>')).toBe(false);
  expect(inFirstColumn('npm install --save-dev webpack')).toBe(false);
  expect(inSecondColumn('configuration.node is unknown')).toBe(false);
});
