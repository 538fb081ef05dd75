// About how high a part of an article will be, told from its HTML: the scroll bar stands by it until the part is laid out.

/** What one kind of block takes: around its text, for a line of it, and the letters of a line. */
interface Measure {
  around: number;
  line: number;
  letters: number;
}

type Kind = 'p' | 'li' | 'tr' | 'h2' | 'h3' | 'h4' | 'dt' | 'figcaption' | 'summary';

/** On a screen of 1280 pixels; the styles make it more on a phone, where lines are shorter. */
const MEASURES: Readonly<Record<Kind, Measure>> = {
  p: { around: 21, line: 28.6, letters: 85 },
  li: { around: 8, line: 28.6, letters: 80 },
  tr: { around: 21, line: 22, letters: 75 },
  h2: { around: 57, line: 34.6, letters: 45 },
  h3: { around: 44, line: 27, letters: 62 },
  h4: { around: 34, line: 24, letters: 75 },
  dt: { around: 12, line: 20, letters: 100 },
  figcaption: { around: 93, line: 0, letters: 99 },
  summary: { around: 62, line: 0, letters: 99 },
};
const LINE_OF_CODE = 22.3;

const TOKEN = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>|[^<]+/g;
const KIND_OF: Readonly<Record<string, Kind>> = {
  p: 'p',
  li: 'li',
  tr: 'tr',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
  dt: 'dt',
  figcaption: 'figcaption',
  summary: 'summary',
};

const DRAWN = /<(?:svg|img)\b[^>]*? height="(\d{3,})"/g;
/** The border and the padding of a drawing, and the caption under it. */
const AROUND_DRAWN = 70;
/** What is not seen at first: the inside of details, and commands for the other package managers. */
const HIDDEN =
  /(?<=<\/summary>)[\s\S]*?(?=<\/details>)|<pre tabindex="0" data-pm="(?:yarn|pnpm)">[\s\S]*?<\/pre>/g;
const CODE = /<pre [\s\S]*?<\/pre>/g;

export function heightOf(html: string): number {
  let height = 0;
  const text = html.replace(HIDDEN, '').replace(CODE, (code) => {
    height += (code.split('\n').length - 1) * LINE_OF_CODE;
    return '';
  });
  for (const [, drawn] of text.matchAll(DRAWN)) height += Number(drawn) + AROUND_DRAWN;
  let kind: Kind = 'p';
  let letters = 0;
  const end = (): void => {
    const { around, line, letters: most } = MEASURES[kind];
    if (letters > 0) height += around + Math.ceil(letters / most) * line;
    letters = 0;
  };
  for (const [token, slash, name = ''] of text.matchAll(TOKEN)) {
    if (slash === undefined) letters += token.trim() === '' ? 0 : token.length;
    const next = KIND_OF[name];
    if (next === undefined) continue;
    end();
    if (slash === '') kind = next;
  }
  end();
  return height;
}
