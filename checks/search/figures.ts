// The figures that the search has reached, which may only rise, and how they are shown.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures, Judgement, Miss } from './judge.ts';
import { PROJECT } from './records.ts';

const FILE = join(PROJECT, 'checks/search-figures.json');

/** What the search has to reach whatever it reached before. */
export const FLOORS: Figures = {
  nameTop1: 0.98,
  top5: 0.95,
  mrr: 0.9,
  tasksTop3: 0,
  falseConfidence: 0,
  labelled: 0,
  top5ByKind: {},
};

export function readFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
}

/** Every figure that is worse than the other's, in words. */
export function worse(figures: Figures, than: Figures): string[] {
  const shares = (all: Figures): Record<string, number> => ({
    nameTop1: all.nameTop1,
    top5: all.top5,
    mrr: all.mrr,
    tasksTop3: all.tasksTop3,
    ...all.top5ByKind,
  });
  const reached = shares(figures);
  const fallen = Object.entries(shares(than))
    .filter(([name, share]) => (reached[name] ?? 0) < share)
    .map(([name, share]) => `${name} fell from ${share} to ${reached[name] ?? 0}.`);
  if (figures.falseConfidence <= than.falseConfidence) return fallen;
  return [
    ...fallen,
    `falseConfidence rose from ${than.falseConfidence} to ${figures.falseConfidence}.`,
  ];
}

/** Stores better figures; a worse one is written by hand, by somebody who says why. */
export function raiseFigures(figures: Figures): void {
  const problems = worse(figures, readFigures());
  if (problems.length > 0) throw new Error(`Not stored: ${problems.join(' ')}`);
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}

interface Column {
  title: string;
  figures: Figures;
  bytes: number;
}

export function figuresTable(columns: readonly Column[]): string {
  const percent = (share: number | undefined): string =>
    share === undefined ? '–' : `${(share * 100).toFixed(1)} %`;
  const kinds = Object.keys(
    columns[0]?.figures.top5ByKind ?? {},
  ) as (keyof Figures['top5ByKind'])[];
  const rows: [string, (column: Column) => string][] = [
    ['exact name first', ({ figures }) => percent(figures.nameTop1)],
    ['among the first 5', ({ figures }) => percent(figures.top5)],
    ...kinds.map((kind): [string, (column: Column) => string] => [
      `  ${kind}`,
      ({ figures }) => percent(figures.top5ByKind[kind]),
    ]),
    ['MRR', ({ figures }) => figures.mrr.toFixed(3)],
    ['tasks, 3 pages', ({ figures }) => percent(figures.tasksTop3)],
    ['nonsense answered', ({ figures }) => String(figures.falseConfidence)],
    ['nonsense, labelled', ({ figures }) => String(figures.labelled)],
    ['KB until an answer', ({ bytes }) => (bytes / 1000).toFixed(1)],
  ];
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(20), ...cells.map((cell) => cell.padStart(12))].join('');
  return [
    line(
      '',
      columns.map(({ title }) => title),
    ),
    ...rows.map(([title, cell]) => line(title, columns.map(cell))),
  ].join('\n');
}

export function missesText({ misses }: Judgement): string {
  const one = ({ kind, query, targets, got, approximate }: Miss): string =>
    `${kind} ${JSON.stringify(query.slice(0, 160))}${approximate ? ' (near spellings)' : ''}\n` +
    `  wanted ${targets.join(' or ') || 'nothing'}\n  got    ${got.join(', ') || 'nothing'}`;
  return misses.map(one).join('\n');
}
