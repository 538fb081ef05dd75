// How short-winded and how uniform each page may be (proof/prose/ceilings.json); a page's ceilings only fall.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Figures } from './figures.ts';

export const CEILINGS_FILE = 'proof/prose/ceilings.json';
/** Ceilings are multiples of this, so that one more short sentence does not turn a page red. */
const STEP = 0.05;

const sharesSchema = z.strictObject({
  /** Of sentences with fewer than eight words. */
  short: z.number().min(0).max(1),
  /** Of entries that open with the same word. */
  alike: z.number().min(0).max(1),
});
type Shares = z.infer<typeof sharesSchema>;

const ceilingsSchema = z.strictObject({
  /** For pages that are not listed: a new page need not touch this file. */
  standard: sharesSchema,
  /** By path under content/. */
  pages: z.record(z.string(), sharesSchema),
});
export type Ceilings = z.infer<typeof ceilingsSchema>;

export function readCeilings(project: string): Ceilings {
  return ceilingsSchema.parse(JSON.parse(readFileSync(join(project, CEILINGS_FILE), 'utf8')));
}

export function aboveCeilings(path: string, figures: Figures, ceilings: Ceilings): Problem[] {
  const { short, alike } = ceilings.pages[path] ?? ceilings.standard;
  const file = `content/${path}`;
  const percent = (share: number): string => `${Math.round(share * 100)} %`;
  return [
    ...(figures.short > short
      ? [
          {
            file,
            line: 1,
            what: `${percent(figures.short)} of the ${figures.sentences} sentences have fewer than eight words; the ceiling of this page is ${percent(short)}.`,
            advice: 'Join cause and effect: because, so, unless, which.',
          },
        ]
      : []),
    ...(figures.alike > alike
      ? [
          {
            file,
            line: 1,
            what: `${percent(figures.alike)} of the ${figures.entries} entries open with "${figures.opening}"; the ceiling of this page is ${percent(alike)}.`,
            advice: 'Open each entry with what the reader can do with it.',
          },
        ]
      : []),
  ];
}

/** Each page's own ceiling where it has reached less than before; pages that are gone are dropped. */
export function lowered(ceilings: Ceilings, reached: ReadonlyMap<string, Figures>): Ceilings {
  const pages = [...reached].map(([path, { short, alike }]) => {
    const before = ceilings.pages[path] ?? ceilings.standard;
    const now: Shares = {
      short: Math.min(before.short, stepAbove(short)),
      alike: Math.min(before.alike, stepAbove(alike)),
    };
    return [path, now] as const;
  });
  return { standard: ceilings.standard, pages: Object.fromEntries(pages) };
}

const stepAbove = (share: number): number =>
  Math.round(Math.ceil(share / STEP - 1e-9) * STEP * 100) / 100;

export function writeCeilings(project: string, ceilings: Ceilings): void {
  // A page on one line: two branches that change two pages then merge.
  const line = (value: Shares): string => `{ "short": ${value.short}, "alike": ${value.alike} }`;
  const pages = Object.entries(ceilings.pages)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, value]) => `    ${JSON.stringify(path)}: ${line(value)}`);
  const text = `{\n  "standard": ${line(ceilings.standard)},\n  "pages": {\n${pages.join(',\n')}\n  }\n}\n`;
  writeFileSync(join(project, CEILINGS_FILE), text);
}
