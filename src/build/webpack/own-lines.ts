// webpack names lines of the code that swc wrote; this gives a warning the line of the file its author sees.
import { readFileSync } from 'node:fs';
import webpack from 'webpack';

/** Where webpack found something: lines from 1, columns from 0. */
interface Place {
  start: { line: number; column: number };
  end: { line: number; column: number };
}

/**
 * The place in `source` of what stands at `place` in `compiled`: the same words, as many times before.
 * Null for what is not there, such as code that a tool has added.
 */
export function ownPlace(place: Place, compiled: string, source: string): Place | null {
  const from = offsetOf(compiled, place.start);
  const words = compiled.slice(from, offsetOf(compiled, place.end));
  if (words === '') return null;
  const found = offsetsOf(source, words)[offsetsOf(compiled, words).indexOf(from)];
  if (found === undefined) return null;
  return { start: placeOf(source, found), end: placeOf(source, found + words.length) };
}

/** Of the words by themselves: `styles.on` is not in `styles.one`. */
function offsetsOf(text: string, words: string): number[] {
  const whole = new RegExp(`(?<![\\w$.])${RegExp.escape(words)}(?![\\w$])`, 'g');
  return [...text.matchAll(whole)].map(({ index }) => index);
}

function offsetOf(text: string, { line, column }: Place['start']): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, column);
}

function placeOf(text: string, offset: number): Place['start'] {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1)?.length ?? 0 };
}

export class OwnLines {
  apply(compiler: webpack.Compiler): void {
    // A module that is not built anew brings the same warning again.
    const known = new WeakSet<object>();
    const correct = <T extends Error>(problems: T[]): T[] => {
      for (const problem of problems) {
        if (!(problem instanceof webpack.WebpackError) || known.has(problem)) continue;
        known.add(problem);
        const { module, loc } = problem;
        if (!(module instanceof webpack.NormalModule) || !isPlace(loc)) continue;
        const compiled = module.originalSource()?.source();
        if (typeof compiled !== 'string') continue;
        const own = ownPlace(loc, compiled, readFileSync(module.resource, 'utf8'));
        if (own !== null) problem.loc = own;
      }
      return problems;
    };
    compiler.hooks.compilation.tap('OwnLines', (compilation) => {
      compilation.hooks.processWarnings.tap('OwnLines', correct);
      compilation.hooks.processErrors.tap('OwnLines', correct);
    });
  }
}

const isPlace = (loc: unknown): loc is Place =>
  typeof loc === 'object' && loc !== null && 'start' in loc && 'end' in loc;
