// How short-winded and how uniform a page may be: a standard for new pages, and less where a page has done better.
import type { Problem } from '../../src/pipeline/problem.ts';
import type { Reached } from '../coverage/reached.ts';
import type { Figures } from './figures.ts';

type Ceilings = Pick<Reached, 'short' | 'alike'>;

const STANDARD = { short: 0.2, alike: 0.2 };
/** Ceilings are multiples of this, so that one more short sentence does not turn a page red. */
const STEP = 0.05;

export function aboveCeilings(path: string, figures: Figures, reached: Ceilings = {}): Problem[] {
  const file = `content/${path}`;
  const { short = STANDARD.short, alike = STANDARD.alike } = reached;
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

/** What the page may keep from now on: less than before where it has reached less, and never more. */
export function lowered(
  figures: Figures,
  reached: Ceilings = {},
): { short: number; alike: number } {
  const { short = STANDARD.short, alike = STANDARD.alike } = reached;
  return {
    short: Math.min(short, stepAbove(figures.short)),
    alike: Math.min(alike, stepAbove(figures.alike)),
  };
}

const stepAbove = (share: number): number =>
  Math.round(Math.max(0, Math.ceil(share / STEP - 1e-9)) * STEP * 100) / 100;
