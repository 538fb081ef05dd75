// Judges answers by the gold set: where the right address stands, and whether nonsense is answered with confidence.
import { type GoldQuery, QUERY_KINDS, type QueryKind } from '../../src/model/search/gold-set.ts';

export interface Answer {
  /** Addresses, the best first. */
  urls: string[];
  /** The rows of each page, in the order shown. Without them every address is a row of its own. */
  pages?: string[][];
  /** The reader is told that nothing matches as typed. */
  approximate: boolean;
}

export interface Figures {
  /** Share of exact names whose home is first. */
  nameTop1: number;
  /** Share of all queries but nonsense and tasks with a right address among the first five. */
  top5: number;
  /** Mean of one over the position of the first right address; 0 where there is none. */
  mrr: number;
  /** Share of tasks with a right address in the rows of the first three pages. They count in no other figure. */
  tasksTop3: number;
  /** Nonsense that was answered as if it were a match. */
  falseConfidence: number;
  /** Nonsense that was answered with near spellings, and labelled so. */
  labelled: number;
  /** The share of `top5`, by kind. */
  top5ByKind: Partial<Record<QueryKind, number>>;
}

/** A query that is not answered as it should be; of names, one whose home is not first. */
export interface Miss extends GoldQuery {
  got: string[];
  approximate: boolean;
}

export interface Judgement {
  figures: Figures;
  misses: Miss[];
}

const SHOWN = 5;
/** A reader with a task scans the first answers only. */
const SCANNED = 3;

/** `answers` in the order of `rows`. */
export function judge(rows: readonly GoldQuery[], answers: readonly Answer[]): Judgement {
  const judged = rows.map((row, at) => {
    const { urls, approximate, pages }: Answer = answers[at] ?? { urls: [], approximate: false };
    const isRight = (url: string): boolean => row.targets.includes(url);
    const shown = pages ?? urls.map((url) => [url]);
    // 0 is first, -1 nowhere.
    const place =
      row.kind === 'task' ? shown.findIndex((page) => page.some(isRight)) : urls.findIndex(isRight);
    return { row, urls, approximate, place };
  });
  const asked = judged.filter(({ row }) => row.kind !== 'nonsense' && row.kind !== 'task');
  const tasks = judged.filter(({ row }) => row.kind === 'task');
  const answered = judged.filter(({ row, urls }) => row.kind === 'nonsense' && urls.length > 0);
  const isShown = ({ place }: { place: number }): boolean => place >= 0 && place < SHOWN;
  const isScanned = ({ place }: { place: number }): boolean => place >= 0 && place < SCANNED;
  const isWrong = (one: (typeof judged)[number]): boolean => {
    if (one.row.kind === 'nonsense') return one.urls.length > 0 && !one.approximate;
    if (one.row.kind === 'task') return !isScanned(one);
    return one.row.kind === 'name' ? one.place !== 0 : !isShown(one);
  };
  return {
    figures: {
      nameTop1: share(
        asked.filter(({ row }) => row.kind === 'name'),
        ({ place }) => place === 0,
      ),
      top5: share(asked, isShown),
      mrr: rounded(
        asked.reduce((sum, { place }) => sum + (place < 0 ? 0 : 1 / (place + 1)), 0) / asked.length,
      ),
      tasksTop3: share(tasks, isScanned),
      falseConfidence: answered.filter(({ approximate }) => !approximate).length,
      labelled: answered.filter(({ approximate }) => approximate).length,
      top5ByKind: Object.fromEntries(
        QUERY_KINDS.filter((kind) => asked.some(({ row }) => row.kind === kind)).map((kind) => [
          kind,
          share(
            asked.filter(({ row }) => row.kind === kind),
            isShown,
          ),
        ]),
      ),
    },
    misses: judged
      .filter(isWrong)
      .map(({ row, urls, approximate }) => ({ ...row, got: urls.slice(0, SHOWN), approximate })),
  };
}

function share<T>(all: readonly T[], fits: (one: T) => boolean): number {
  return rounded(all.filter(fits).length / all.length);
}

/** Down to four digits: a figure never looks better than it is. */
const rounded = (figure: number): number => Math.floor(figure * 10_000 + 1e-9) / 10_000;
