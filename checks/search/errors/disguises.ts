// A captured message as other readers would paste it: their paths and names, what their terminal printed around it, and
// cut off. Made by machine, so that an entry is found by what never changes and not by the words of our example.
import { ANYTHING } from '../../../src/model/search/messages.ts';

/** What a chat or an issue's title keeps of a message. */
const KEPT = 120;
/** Lines of the same output that are pasted with it. */
const BESIDE = 4;
/** Between two fixed parts of a message, as the search has it. */
const GAP = 600;

interface Disguises {
  'other paths and names': string;
  'in a terminal': string;
  'other numbers, cut off': string;
}

/** Null where the output does not have the message. */
export function disguises(printed: string, pattern: string): Disguises | null {
  const found = find(printed, pattern);
  if (found === null) return null;
  const { before, parts, after } = found;
  const withParts = (change: (variable: string) => string): string =>
    parts.map((part, at) => (at % 2 === 0 ? part : change(part))).join('');
  return {
    'other paths and names': onWindows(withParts(renamed)),
    'in a terminal': inTerminal({ before, message: withParts(renamed), after }),
    'other numbers, cut off': withParts(renumbered).slice(0, KEPT),
  };
}

interface Parts {
  before: string;
  /** What is fixed and what is not, by turns. */
  parts: string[];
  after: string;
}

function find(printed: string, pattern: string): Parts | null {
  const fixed = pattern.split(ANYTHING).map((part) =>
    part
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\s+/g, '\\s+')
      // A blank beside "…" may be the end of a line, or nothing.
      .replace(/^\\s\+|\\s\+$/g, '\\s*'),
  );
  const source = fixed.map((part) => `(${part})`).join(`([\\s\\S]{0,${GAP}}?)`);
  const match = new RegExp(source, 'i').exec(printed);
  if (match === null) return null;
  return {
    before: printed.slice(0, match.index),
    parts: match.slice(1),
    after: printed.slice(match.index + match[0].length),
  };
}

/** Every name backwards; what is between names says whether it is a path, a request or a list. */
const renamed = (text: string): string =>
  text.replace(/[A-Za-z]\w*/g, (name) => `${[...name].reverse().join('')}x`);

const renumbered = (text: string): string =>
  text.replace(/\d/g, (digit) => String((Number(digit) + 7) % 10));

/** Absolute paths as Windows has them. */
const onWindows = (text: string): string =>
  text.replace(
    /(?<=['"( ])(?:\/[\w.@-]+)+/g,
    (path) => `C:\\Users\\Mia Lund${path.replaceAll('/', '\\')}`,
  );

const color = (code: number, text: string): string => `\u001b[${code}m${text}\u001b[39m`;

function inTerminal({
  before,
  message,
  after,
}: Record<'before' | 'message' | 'after', string>): string {
  return [
    color(32, 'asset app.3f9c0d1b.js 1.2 MiB [emitted] [immutable] (name: app)'),
    ...before
      .split('\n')
      .slice(-BESIDE)
      .map((line) => color(1, line)),
    `${color(31, 'ERROR')} in ${color(1, './src/pages/checkout.tsx')} ${color(32, '112:7-40')}`,
    message
      .split('\n')
      .map((line) => color(31, line))
      .join('\n'),
    ...after.split('\n').slice(0, BESIDE),
    ' @ ./src/pages/index.tsx 4:0-33 5:12-20',
    '    at Compilation._handleModuleBuildAndDependencies (/home/ci/build/node_modules/webpack/lib/Compilation.js:2311:16)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
    '',
    `webpack 5.99.8 compiled with ${color(31, '1 error')} in 48210 ms`,
  ].join('\n');
}
