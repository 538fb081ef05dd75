import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

const words = (count: number): string => 'word '.repeat(count);
const code = (lines: number): string => `\`\`\`js\n${'run();\n'.repeat(lines)}\`\`\`\n`;

test.each([
  ['nothing', '', 1],
  ['a few words', words(20), 1],
  ['two minutes of words', words(440), 2],
  ['rounded to the nearest minute', words(320), 1],
  ['rounded up from half', words(330), 2],
  ['words on several lines', `${words(220)}\n\n${words(220)}`, 2],
])('%s', (_name, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes);
});

test('a line of code counts as eight words, an empty one as none', () => {
  expect(readingMinutes(code(55))).toBe(2);
  expect(readingMinutes(`\`\`\`\n${'\n'.repeat(500)}\`\`\``)).toBe(1);
});

test('prose goes on behind a fence, and a longer fence holds a shorter one', () => {
  expect(readingMinutes(code(1) + words(432))).toBe(2);
  const nested = `\`\`\`\`md\n${code(53)}\`\`\`\`\n`;
  expect(readingMinutes(nested)).toBe(2);
  expect(readingMinutes(nested + words(220))).toBe(3);
});

test('what nobody reads is not counted: ids, addresses, rules of tables', () => {
  const unread = '| --- | --- | --- |\n## {#one #two #three}\n[](/a/ "b c d")\n'.repeat(200);
  expect(readingMinutes(unread)).toBe(1);
});
