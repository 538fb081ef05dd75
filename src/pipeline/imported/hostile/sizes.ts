// Inputs that cost parsers time or memory out of proportion, and characters that hide what is written.
import { attacks } from './attack.ts';

const many = (text: string, count: number): string => text.repeat(count);
const lines = (count: number, line: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

const SIZES = [
  many('a', 5_000_000),
  many('a ', 2_500_000),
  many('a\n', 2_500_000),
  many('a\n\n', 300_000),
  many('>', 5_000),
  many('> ', 90),
  many('- ', 5_000),
  lines(2_000, (at) => `${many(' ', at * 2)}- a`),
  lines(95, (at) => `${many('  ', at)}- a`),
  many('[', 190_000),
  many('![', 90_000),
  many('[a](', 45_000),
  many('[a', 60_000) + many(']', 60_000),
  many('*a', 60_000) + many('a*', 30_000),
  many('a* ', 60_000),
  many('*a **b _c __d ', 14_000),
  many('<', 190_000),
  many('<a ', 60_000),
  many('a <!-- ', 28_000),
  many('a <![CDATA[', 18_000),
  many('`a``b', 38_000),
  lines(600, (at) => many('`', at)),
  many('<b>', 60_000),
  many('<div>\n\n', 100_000),
  lines(1_900, (at) => `<b x=${at}>`) + many('\n\np', 300_000),
  lines(40, (at) => `<i a=${at}>`) + many('\n\np', 20_000),
  many('<table><tr><td>', 600),
  many('<svg><math>', 900),
  `${many('|a', 60_000)}\n${many('|-', 60_000)}\n${many('|\n', 200_000)}`,
  `[a]: ${many('x', 150_000)}\n\n${many('[a]', 250_000)}`,
  `[a]: ${many('x', 1_900)}\n\n${many('[a]\n\n', 20_000)}`,
  many('[a]: b\n', 140_000),
  many('[^a]: b\n\n', 100_000),
  `${many('[^a] ', 150_000)}\n\n[^a]: b`,
  many('www.', 200_000),
  many('a.', 90_000) + many('@', 90_000),
  many('https://a.b(', 80_000),
  many('&', 900_000),
  many('\\', 900_000),
  many('#', 190_000),
  many('# a\n', 200_000),
  many('```\n', 240_000),
  `\`\`\`js\n${many('/*', 90_000)}\n\`\`\``,
  `\`\`\`js\n${many('a = `${', 280)}\n\`\`\``,
  lines(400, (at) => `\`\`\`ts\n${many('type A<T> = {', at % 90)}\n\`\`\``),
  `${many('a\n', 300_000)}=`,
  many('\u0000', 900_000),
  many('&#0;', 200_000),
];

const CHARACTERS = [
  'a\u0000b <scr\u0000ipt>window.pwned=1</script> [c](java\u0000script:window.pwned=1)',
  '\u202eevil\u202c \u2066x\u2069 `a\u202eb` ## \u200f\n\n## a\u202eb\n\n[l\u202e](https://a.example/\u202e)',
  '&#x202e;a&#x2067;b &#8238; <a href="https://a.example/&#x202e;">x</a>',
  '\ufeff# Title\n\n\ufeff## Next\n',
  '\ud800 lone \udc00 [a](\ud800) ![\udfff](x)\n\n## \ud83d\n',
  '\u2028a\u2029b\u0085c\u000bd\u000ce\r\nf\rg',
  '\u001b[31mred\u001b[0m \u0007 \u0008',
  '## \n\n##\n\n### <b></b>\n\n[](#) [ ](<>) ![](<>)',
  '',
  '\n\n\n',
  'a\u0301\u0301\u0301 \u{1f468}\u200d\u{1f469} \u{e0041}\u{e0042}',
];

export const SIZE_ATTACKS = attacks('size', SIZES);
export const CHARACTER_ATTACKS = attacks('characters', CHARACTERS);
