// Mistakes that people make in pages, made by machine: each operator spoils one place of a page's source.
import type { PageRecord } from '../../src/model/record.ts';
import type { Choices } from '../../src/pipeline/testing/seeded-choices.ts';

interface Mutation {
  /** What was spoiled, for the message of a survivor. */
  line: number;
  before: string;
  after: string;
  source: string;
}

interface Place {
  /** Lines of the source, from 0. */
  index: number;
  after: string;
}

/** Candidates on one page: every place the operator could spoil. */
type Operator = (lines: readonly string[], record: PageRecord, choose: Choices) => Place[];

/** Swaps two letters inside a word, never the first: what fingers do. */
function misspell(word: string, choose: Choices): string {
  const spots = [...word.slice(1, -1)]
    .map((_, index) => index + 1)
    .filter((index) => word[index] !== word[index + 1]);
  if (spots.length === 0) return `${word}x`;
  const at = choose.pick(spots);
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
}

function fencedLines(
  lines: readonly string[],
  record: PageRecord,
  wanted: (fence: PageRecord['fences'][number]) => boolean,
): number[] {
  return record.fences.filter(wanted).flatMap(({ line, code }) =>
    // A fence's line is that of its opening marker, counted from 1.
    code
      .split('\n')
      .map((_, index) => line + index)
      .filter((index) => index < lines.length),
  );
}

/** One candidate per match of the pattern's first group in the given lines. */
function replaceIn(
  lines: readonly string[],
  indexes: readonly number[],
  pattern: RegExp,
  change: (found: string) => string,
): Place[] {
  return indexes.flatMap((index) => {
    const text = lines[index] ?? '';
    return [...text.matchAll(pattern)].flatMap((match) => {
      const found = match[1] ?? '';
      const start = match.index + match[0].indexOf(found);
      const after = text.slice(0, start) + change(found) + text.slice(start + found.length);
      return after === text ? [] : { index, after };
    });
  });
}

const isConfiguration = (fence: PageRecord['fences'][number]): boolean =>
  /^[mc]?js$/.test(fence.lang) && /file="webpack\.config|\bpartial\b/.test(fence.meta);

const proseLines = (lines: readonly string[], record: PageRecord): number[] => {
  const frontMatter = lines.indexOf('---', 1);
  const offset = record.prose.map(({ line }) => line - 1);
  return offset.filter((index) => index > frontMatter && !/^[#|<]/.test(lines[index] ?? ''));
};

export const OPERATORS: Record<string, Operator> = {
  'misspell an option': (lines, record, choose) =>
    replaceIn(
      lines,
      fencedLines(lines, record, isConfiguration),
      /^\s+([a-z][A-Za-z]{4,}):/g,
      (key) => misspell(key, choose),
    ),
  'give an option a value of the wrong type': (lines, record) =>
    replaceIn(
      lines,
      fencedLines(lines, record, isConfiguration),
      /^\s+(?:filename|clean|mode|publicPath|target|entry|type|iife|module|path): ([^{[(]+),$/g,
      (value) => (value.startsWith("'") ? '[12345]' : "'ture'"),
    ),
  'lose a bracket': (lines, record) =>
    replaceIn(
      lines,
      fencedLines(lines, record, (fence) => fence.lang === 'js' && !/\bdiff\b/.test(fence.meta)),
      /([}\]])[,;]?$/g,
      () => '',
    ),
  'change a digit of captured output': (lines, record, choose) =>
    replaceIn(
      lines,
      fencedLines(
        lines,
        record,
        (fence) => fence.lang === 'console' && /\bproject=/.test(fence.meta),
      ),
      // Not of a time: those are compared without their digits.
      /^asset .*?(\d)/g,
      (digit) => String((Number(digit) + 1 + choose.number(8)) % 10),
    ),
  'change a quoted file': (lines, record, choose) =>
    replaceIn(
      lines,
      fencedLines(
        lines,
        record,
        (fence) =>
          /^(?:js|css|html|json)$/.test(fence.lang) &&
          /\bproject=/.test(fence.meta) &&
          !/\bdiff\b/.test(fence.meta),
      ),
      /([a-z]{5,})/g,
      (word) => misspell(word, choose),
    ),
  'misspell a record': (lines, _record, choose) =>
    replaceIn(lines, [...lines.keys()], /^<\w+ .*\b(?:path|name)="[^"]*?(\w{4,})"/g, (name) =>
      misspell(name, choose),
    ),
  'remove an entry': (lines) =>
    lines.flatMap((text, index) =>
      /^<(?:Option|Hook|PluginOption|Plugin|Member|Flag) /.test(text) ? { index, after: '' } : [],
    ),
  'remove a row of a table of options': (lines) =>
    lines.flatMap((text, index) =>
      /^- `[\w.*]+`: /.test(text) && /^- `[\w.*]+`: /.test(lines[index + 1] ?? '')
        ? { index, after: '' }
        : [],
    ),
  'break a fragment': (lines, record, choose) =>
    replaceIn(lines, proseLines(lines, record), /\]\([^)]*#([\w-]{4,})\)/g, (id) =>
      misspell(id, choose),
    ),
  'misspell a word': (lines, record, choose) =>
    replaceIn(
      lines,
      proseLines(lines, record).filter((index) => !/[`[\]()]/.test(lines[index] ?? '')),
      /(?<![\w./-])([a-z]{7,})(?![\w./-])/g,
      (word) => misspell(word, choose),
    ),
  'misspell a command-line flag': (lines, record, choose) =>
    replaceIn(
      lines,
      fencedLines(lines, record, (fence) => /^(?:bash|console)$/.test(fence.lang)),
      /\bwebpack\b.* --([a-z]{4,})/g,
      (flag) => misspell(flag, choose),
    ),
  'drop the old id of a heading': (lines) =>
    lines.flatMap((text, index) =>
      /^#+ .*\{#[\w-]+ .*#[\w-]+\}$/.test(text)
        ? { index, after: text.replace(/ #[\w-]+\}$/, '}') }
        : [],
    ),
};

export function mutate(
  operator: Operator,
  pages: readonly { record: PageRecord; source: string }[],
  choose: Choices,
): (Mutation & { record: PageRecord }) | null {
  const candidates = pages.flatMap(({ record, source }) => {
    const lines = source.split('\n');
    return operator(lines, record, choose).map((place) => ({ record, lines, place }));
  });
  if (candidates.length === 0) return null;
  const { record, lines, place } = choose.pick(candidates);
  const changed = lines.with(place.index, place.after);
  return {
    record,
    line: place.index + 1,
    before: lines[place.index] ?? '',
    after: place.after,
    source: changed.join('\n'),
  };
}
