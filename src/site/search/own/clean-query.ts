// Makes a query of what a reader pasted: the words of a message, without what only his project knows.

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
/** Stack frames, import traces and the lines of code that webpack quotes. */
const FRAME = /^\s*(?:at |@ |\||>|\^|\d+ \|)/;
const PATH = /(?:\b[a-z]:|file:\/\/)?(?:\.{0,2}[\\/])(?:[\w@.+()-]+[\\/])*[\w@.+()-]+/gi;
const PLACE = /\b\d+:\d+(?:-\d+)*(?::\d+)?\b/g;
const HASH = /\b(?=[\da-f]*\d)[\da-f]{7,}\b/gi;
const NUMBER = /(?<![\w.-])\d+(?:\.\d+)*(?![\w-])/g;
/** What every validation message of webpack says before and after the point. */
const FORMULA =
  /Webpack has been initialized using a configuration object|has been initialized using an options object|that does not match the API schema\.|These properties are valid:[\s\S]*$/gi;
/** `output has an unknown property 'fileName'` is about `output.fileName`. */
const PROPERTY = /([\w.]+)(?:\[\d+\])? (?:has an unknown|misses the) property '([^']+)'/g;
const ADDRESS = /https?:\/\/\S+/g;
const LONGEST = 40;

interface Query {
  text: string;
  /** A pasted message: most of its words must be somewhere, but not all. */
  message: boolean;
}

export function cleanQuery(typed: string): Query {
  const text = typed.replace(COLOURS, '').trim();
  const words = text.split(/\s+/);
  const message =
    text.includes('\n') ||
    (words.length > 3 && /\berror\b|\bcan(?:'|no)t\b|:.*\.$/i.test(text)) ||
    words.length > 12;
  if (!message) return { text, message };
  const cleaned = text
    .replace(FORMULA, ' ')
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join(' ')
    .replace(/\bconfiguration\.(?=\w)/g, '')
    .replace(PROPERTY, '$1.$2 $2 unknown property')
    .replace(ADDRESS, ' ')
    .replace(PLACE, ' ')
    .replace(PATH, ' ')
    .replace(HASH, ' ')
    .replace(NUMBER, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { text: cleaned.split(' ').slice(0, LONGEST).join(' '), message };
}
