// Breaks a README at random places, with attacks among its own words; the seed decides everything.
import { choices } from '../../testing/seeded-choices.ts';
import type { Attack } from './attack.ts';

const SPLINTERS = [
  ...[
    '<',
    '>',
    '"',
    "'",
    '`',
    '```',
    '~~~',
    '&',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '![',
    '](',
    '<!--',
    '-->',
  ],
  ...['|', '\n', '\n\n', '\r', '    ', '> ', '- ', '# ', '---\n', '{', '}', '${'],
  ...['<script>', '</script>', '<style>', '<svg>', '<math>', '<table>', '<a href="', '<details>'],
  ...[
    'javascript:',
    'data:text/html,',
    ' onerror=',
    ' style="',
    '<template>',
    '</p>',
    '<b>',
    '[^1]',
  ],
];

const CUTS = 12;

export function mutate(readme: string, seed: number, attacks: readonly Attack[]): string {
  const { number, pick } = choices(seed);
  let text = readme;
  for (let cut = 1 + number(CUTS); cut > 0; cut -= 1) {
    const at = number(text.length + 1);
    const to = Math.min(text.length, at + number(200));
    const middle = text.slice(at, to);
    const ways = [
      () => '',
      () => middle + middle,
      () => pick(SPLINTERS) + middle,
      () => pick(SPLINTERS) + middle + pick(SPLINTERS),
      () => pick(attacks).readme + middle,
      () => `\n\n${pick(attacks).readme}\n\n${middle}`,
      () => middle.split('').reverse().join(''),
      () => middle.toUpperCase(),
      () => middle.replaceAll('\n', ''),
    ];
    text = text.slice(0, at) + pick(ways)() + text.slice(to);
  }
  return text;
}
