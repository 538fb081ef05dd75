// Reads what stands behind a fence's language: `file="…"`, `{2,5-7}`, `diff` and the proof's options.
import { isDiff } from '../../../model/copy-text.ts';
import { didYouMean } from '../../../model/near.ts';

export interface FenceMeta {
  file: string | null;
  /** Line numbers of the code to highlight, from 1. */
  highlight: Set<number>;
  diff: boolean;
  /** Commands that are meant for npm alone: no tabs. */
  npm: boolean;
  /** What could not be understood, as sentences. */
  errors: string[];
}

const WORDS = ['diff', 'npm', 'partial', 'types', 'run'];
const VALUES = ['file', 'project', 'fails', 'unproven', 'illustrative'];
const TOKEN = /\{([\d,\s-]*)\}|([A-Za-z]+)(?:=(?:"([^"]*)"|(\S+)))?|(\S+)/g;

export function parseMeta(meta: string): FenceMeta {
  const result: FenceMeta = {
    file: null,
    highlight: new Set(),
    diff: isDiff(meta),
    npm: false,
    errors: [],
  };
  for (const [token, ranges, name, quoted, bare, unknown] of meta.matchAll(TOKEN)) {
    if (ranges !== undefined) {
      for (const line of linesOf(ranges)) result.highlight.add(line);
      continue;
    }
    const value = quoted ?? bare;
    const known = value === undefined ? WORDS : VALUES;
    if (unknown !== undefined || name === undefined || !known.includes(name)) {
      const near = didYouMean(name ?? token, [...WORDS, ...VALUES]);
      result.errors.push(`"${token}" is not an option of a fence.${near}`);
    } else if (name === 'file') {
      result.file = value ?? null;
    } else if (name === 'npm') {
      result.npm = true;
    }
  }
  return result;
}

function* linesOf(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) yield line;
  }
}
