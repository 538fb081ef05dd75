import { expect, test } from 'vitest';
import { coloredLines, withoutEmptyColors } from './ansi.ts';

const ESC = '\u001b[';
const bold = (code: number, text: string): string =>
  `${ESC}1m${ESC}${code}m${text}${ESC}39m${ESC}22m`;

test('a line has its text, and the places that have a color', () => {
  const printed = `asset ${bold(32, 'main.js')} 44 bytes\n${bold(31, 'ERROR')} in ${ESC}1m./a.js${ESC}22m`;
  expect(coloredLines(printed)).toEqual([
    { text: 'asset main.js 44 bytes', runs: [[6, 13, 'green']] },
    { text: 'ERROR in ./a.js', runs: [[0, 5, 'red']] },
  ]);
});

test('neighbors of one color are one run, others are not', () => {
  const [line] = coloredLines(
    `${bold(33, '[built]')} ${bold(33, '[code generated]')} ${bold(32, '[new]')}`,
  );
  expect(line?.runs).toEqual([
    [0, 24, 'yellow'],
    [25, 30, 'green'],
  ]);
});

test('a color ends where it is ended, on another line if need be; spaces have none', () => {
  const lines = coloredLines(`${ESC}91m  two\n\n  lines  ${ESC}0m plain ${ESC}44mback${ESC}49m`);
  expect(lines).toEqual([
    { text: '  two', runs: [[2, 5, 'red']] },
    { text: '', runs: [] },
    { text: '  lines   plain back', runs: [[2, 7, 'red']] },
  ]);
});

test('the color of nothing goes, as it does where there are no colors', () => {
  const [nothing, empty] = [bold(32, ''), `${ESC}1m${ESC}39m${ESC}22m`];
  const printed = `> ./shop.js ${empty} shop\n${nothing}\n${bold(31, 'ERROR')} in ${nothing}\nModule${nothing}\nend`;
  expect(withoutEmptyColors(printed)).toBe(
    `> ./shop.js shop\n${bold(31, 'ERROR')} in Module${nothing}\nend`,
  );
  const message = `${ESC}1mToo large.\n${ESC}39m${ESC}22m\n`;
  expect(withoutEmptyColors(message)).toBe(`${ESC}1mToo large.\n${ESC}39m${ESC}22m`);
});
