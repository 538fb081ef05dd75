// What becomes of the blocks that say how to install a package, and which blocks are left alone.
import { expect, test } from 'vitest';
import { importSample } from './testing/import-sample.ts';
import { inspect } from './testing/inspect.ts';

const block = (command: string): string => `\`\`\`console\n${command}\n\`\`\`\n`;
const NPM = block('npm install --save-dev a-loader b');
const YARN = block('yarn add -D a-loader b');
const PNPM = block('pnpm add -D a-loader b');

/** What each tab shows, the words outside of code, and how many figures there are. */
function seen(readme: string) {
  const { html, fences, prose } = importSample(readme);
  const { violations, text } = inspect(html);
  expect(violations).toEqual([]);
  const panels = [...html.matchAll(/<pre tabindex="0" data-pm="(\w+)">(.*?)<\/pre>/gs)];
  const plain = (part: string): string => part.replace(/<[^>]*>/g, '').trim();
  return {
    tabs: Object.fromEntries(panels.map(([, name, part = '']) => [name, plain(part)])),
    words: text.replace(/\s+/g, ' ').trim(),
    figures: html.split('<figure').length - 1,
    fences: fences.map(({ code }) => code),
    prose: prose.map((line) => line.text),
  };
}

test('three blocks with "or" between them become one with tabs, each in the words of the README', () => {
  expect(seen(`Install it:\n\n${NPM}\nor\n\n${YARN}\nor\n\n${PNPM}\nThen use it.`)).toEqual({
    tabs: {
      npm: 'npm install --save-dev a-loader b',
      yarn: 'yarn add -D a-loader b',
      pnpm: 'pnpm add -D a-loader b',
    },
    words: 'Install it:Then use it.',
    figures: 1,
    fences: ['npm install --save-dev a-loader b'],
    prose: ['Install it:', 'Then use it.'],
  });
});

test.each([
  ['no word', `${NPM}\n${YARN}`],
  ['or with yarn', `${NPM}\nor with yarn:\n\n${YARN}`],
  ['a name before each', `With npm:\n\n${NPM}\n**yarn**\n\n${YARN}`],
  ['yarn first, a prompt, another order', `${YARN}\nOr\n\n${block('$ npm i b a-loader -D')}`],
  ['in a list', `- ${`${NPM}\nor\n\n${YARN}`.replaceAll('\n', '\n  ')}`],
])('two blocks are tabs, too, and the third manager is translated: %s', (_name, readme) => {
  const { tabs, words, figures } = seen(readme);
  expect(Object.keys(tabs)).toEqual(['npm', 'yarn', 'pnpm']);
  expect(tabs['yarn']).toBe('yarn add -D a-loader b');
  expect(tabs['pnpm']).toMatch(/^pnpm add (?:--save-dev a-loader b|b a-loader --save-dev)$/);
  expect(words).toBe('');
  expect(figures).toBe(1);
});

test('a fourth manager, which has no tab here, keeps its block and the word before it', () => {
  const { tabs, words, fences } = seen(
    `${NPM}\nor\n\n${YARN}\nor\n\n${PNPM}\nor\n\n${block('bun add -d a-loader b')}`,
  );
  expect(Object.keys(tabs)).toEqual(['npm', 'yarn', 'pnpm']);
  expect(words).toBe('or');
  expect(fences.at(-1)).toBe('bun add -d a-loader b');
});

test.each([
  ['one block', NPM],
  ['other packages', `${NPM}\nor\n\n${block('yarn add -D c')}`],
  ['saved otherwise', `${NPM}\nor\n\n${block('yarn add a-loader b')}`],
  ['no npm to translate', `${YARN}\nor\n\n${PNPM}`],
  ['a sentence between', `${NPM}\nor, for the old release,\n\n${YARN}`],
  ['two for one manager', `${NPM}\nor\n\n${NPM}`],
  ['more than a command', `${block('npm i a && rm -rf b')}\n${block('yarn add a && rm -rf b')}`],
])('left as it is: %s', (_name, readme) => {
  const { tabs, figures } = seen(readme);
  expect(tabs).toEqual({});
  expect(figures).toBe(readme.split('```console').length - 1);
});
