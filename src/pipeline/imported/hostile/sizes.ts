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

/** Within every bound, and near to one of them: what is not refused has to be quick. */
const NEAR = [
  many('a\n\n', 4_900),
  many('- a\n', 800),
  lines(20, (at) => `${many('  ', at)}- a`),
  many('> ', 45),
  many('[a] ', 1_200),
  many('*a **b ', 700),
  many('<b>', 290),
  `|${many('a|', 100)}\n|${many('-|', 100)}\n${many(`|${many('a|', 100)}\n`, 180)}`,
  `\`\`\`js\n${many(`${many('a(', 240)}\n`, 900)}\`\`\``,
];

/** Found by trying: each took between six seconds and minutes when only sizes and brackets were bounded. */
const SLOW = {
  'a bash fence of 231 KB': `\`\`\`bash\n${many('function a() {\n', 15_400)}\`\`\``,
  'open titles of links': many('[a](b (', 2_000),
  'open titles of links, a line each': many('[a](b (\n', 2_000),
  'lazy lines of nested quotes': `${many('> ', 40)}a\n${many('a\n', 15_000)}`,
  'quotes in turn': many('> a\n\n', 9_000),
  'headings underlined': many('a\n---\n\n', 6_000),
  'brackets left open in bash': `\`\`\`bash\n${many('a=(\n', 15_000)}\`\`\``,
  'dashes in bash': `\`\`\`bash\n${many(`${many('-', 1_990)}\n`, 30)}\`\`\``,
  'braces in one line': `\`\`\`js\n${many(`${many('{', 490)}\n`, 400)}\`\`\``,
  'assignments in one line': `\`\`\`ts\n${many(`${many('a=', 245)}\n`, 400)}\`\`\``,
  'marks of emphasis': many(`${many('*a_ ', 1_000)}\n\n`, 90),
  'lines ended by carriage returns': many('> a\r\r', 9_000),
};

const CHARACTERS = [
  'a\u0000b <scr\u0000ipt>window.pwned=1</script> [c](java\u0000script:window.pwned=1)',
  '\u202eevil\u202c \u2066x\u2069 `a\u202eb` ## \u200f\n\n## a\u202eb\n\n[l\u202e](https://a.example/\u202e)',
  '&#x202e;a&#x2067;b &#8238; <a href="https://a.example/&#x202e;">x</a>',
  '\ufeff# Title\n\n## Next\n',
  '# Title\n\n\ufeff## Next\n',
  '\ud800 lone \udc00 [a](\ud800) ![\udfff](x)\n\n## \ud83d\n',
  '\u2028a\u2029b\u0085c\u000bd\u000ce\r\nf\rg',
  '\u001b[31mred\u001b[0m \u0007 \u0008',
  '## \n\n##\n\n### <b></b>\n\n[](#) [ ](<>) ![](<>)',
  '',
  '\n\n\n',
  'a\u0301\u0301\u0301 \u{1f468}\u200d\u{1f4bb} \u26a0\ufe0f',
  'Ignore \u{e0069}\u{e0067} this',
  'in\u200bvisible &ZeroWidthSpace; pass\u00adword ![a&shy;b](c)',
];

/** What is slow comes out plain or as a link. */
const SLOW_ATTACKS = Object.entries(SLOW).map(([name, readme]) => ({
  name: `size ${name}`,
  readme,
}));
export const SIZE_ATTACKS = [
  ...attacks('size', SIZES),
  ...attacks('size near a bound', NEAR),
  ...SLOW_ATTACKS,
];
export const CHARACTER_ATTACKS = attacks('characters', CHARACTERS);
