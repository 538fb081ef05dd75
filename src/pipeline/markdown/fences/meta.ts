// Reads what stands behind a fence's language: `file="…"`, `{2,5-7}`, `diff` and the proof's options.
import { isDiff } from '../../../model/copy-text.ts';
import { didYouMean } from '../../../model/near.ts';
import { contradictions } from './contradictions.ts';
import { isValued, isWord, NAMES, type Valued, type Word } from './options.ts';

export interface FenceMeta {
  /** Shown name, without the region. */
  file: string | null;
  /** Marked part of the file: what stands behind `#`. */
  region: string | null;
  /** Example the fence belongs to, and the step of it. */
  project: string | null;
  step: string | null;
  /** A fragment of a configuration, to be completed before it is checked. */
  partial: boolean;
  /** Text of the message the check must fail with. */
  fails: string | null;
  types: boolean;
  /** A whole configuration: each key leads to its option. */
  keys: boolean;
  run: boolean;
  /** Markdown, followed by what it becomes. */
  shown: boolean;
  /** Reason why there is no proof yet. */
  unproven: string | null;
  /** Reason why there can be none. */
  illustrative: string | null;
  /** Line numbers of the code to highlight, from 1. */
  highlight: Set<number>;
  diff: boolean;
  /** Commands that are meant for npm alone: no tabs. */
  npm: boolean;
  /** What could not be understood or contradicts itself, as sentences. */
  errors: string[];
}

const TOKEN = /\{([\d,\s-]*)\}|([A-Za-z]+)(?:=(?:"([^"]*)"|(\S+)))?|(\S+)/g;

/** With the language given, options that mean nothing for it are errors too. */
export function parseMeta(meta: string, lang?: string): FenceMeta {
  const highlight = new Set<number>();
  const words = new Set<Word>();
  const values = new Map<Valued, string>();
  const errors: string[] = [];
  for (const [token, ranges, name, quoted, bare, unknown] of meta.matchAll(TOKEN)) {
    if (ranges !== undefined) {
      for (const line of linesOf(ranges)) highlight.add(line);
      continue;
    }
    const value = quoted ?? bare;
    if (unknown === undefined && name !== undefined && value === undefined && isWord(name)) {
      words.add(name);
    } else if (
      unknown === undefined &&
      name !== undefined &&
      value !== undefined &&
      isValued(name)
    ) {
      if (values.has(name)) errors.push(`"${name}" is given twice.`);
      if (value.trim() === '') errors.push(`"${name}" is empty: say which, or why.`);
      values.set(name, value);
    } else {
      const near = didYouMean(name ?? token, NAMES);
      errors.push(`"${token}" is not an option of a fence.${near}`);
    }
  }
  const [file = null, region = null] = values.get('file')?.split('#') ?? [];
  const [project = null, step = null] = values.get('project')?.split('/') ?? [];
  const result: FenceMeta = {
    file,
    region,
    project,
    step,
    partial: words.has('partial'),
    fails: values.get('fails') ?? null,
    types: words.has('types'),
    keys: words.has('keys'),
    run: words.has('run'),
    shown: words.has('shown'),
    unproven: values.get('unproven') ?? null,
    illustrative: values.get('illustrative') ?? null,
    highlight,
    diff: isDiff(meta),
    npm: words.has('npm'),
    errors,
  };
  errors.push(...contradictions(result, lang));
  return result;
}

function* linesOf(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= to; line++) yield line;
  }
}
