// The section "prose" of the proof: spelling, words and phrases, heading order, descriptions, how a page reads.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord, ProseLine } from '../../src/model/record.ts';
import { checkUnique } from '../../src/pipeline/link-check/link-check.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { proseRow } from '../../src/pipeline/proof-report/rows.ts';
import type { ReachedPages } from '../coverage/reached.ts';
import { pageName } from '../coverage/reached.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { bannedIn } from './banned.ts';
import { aboveCeilings } from './ceilings.ts';
import { DICTIONARY, projectWords } from './dictionary.ts';
import { EXCEPTIONS_FILE, Exceptions } from './exceptions.ts';
import { pageFigures } from './figures.ts';
import { createSpeller, type Speller } from './speller.ts';
import { stockIn } from './stock.ts';
import { wordsOf } from './words.ts';

/** Shorter ones answer no question; longer ones are cut by search engines. */
const DESCRIPTION = { least: 40, most: 160 };

export function proveProse(
  { project, content, records }: ProofInput,
  reached: ReachedPages,
): SectionResult {
  const speller = projectSpeller(project);
  const exceptions = Exceptions.read(project);
  const own = records.filter((record) => record.source === undefined);
  const perPage = own.map((record) => [
    ...checkProse(record, { speller, exceptions }),
    ...aboveCeilings(record.path, pageFigures(record, content), reached.get(pageName(record))),
  ]);
  const unique = checkUnique(own, 'content');
  const unused = exceptions.unused(own.map(({ path }) => path));
  const wrong = new Set([...perPage.flat(), ...unique].map(({ file }) => file));
  return {
    rows: [proseRow(own.length, wrong.size)],
    problems: [...perPage.flat(), ...unique, ...unused],
  };
}

/** American English and the words of our dictionary. */
export const projectSpeller = (project: string): Speller =>
  createSpeller(projectWords(readFileSync(join(project, DICTIONARY), 'utf8')));

/** What is wrong with the words of a page, whatever it has reached. */
export const checkProse = (
  record: PageRecord,
  { speller, exceptions }: { speller: Speller; exceptions: Exceptions },
): Problem[] => [
  ...checkWords(record, speller),
  ...checkPhrases(record, exceptions),
  ...checkHeadings(record),
  ...checkDescription(record),
];

const textsOf = (record: PageRecord): ProseLine[] => [
  { line: 1, text: `${record.title}\n${record.description}` },
  ...record.prose,
];

export function checkWords(record: PageRecord, speller: Speller): Problem[] {
  const problems: Problem[] = [];
  const file = `content/${record.path}`;
  for (const { line, text } of textsOf(record)) {
    for (const word of new Set(wordsOf(text))) {
      if (speller.correct(word)) continue;
      const near = speller.suggest(word);
      const meant = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : '';
      problems.push({
        file,
        line,
        what: `"${word}" is not in the dictionary.`,
        advice: `Correct it, put it in \`backticks\` if it is code, or add it to ${DICTIONARY}.${meant}`,
      });
    }
    for (const { word, advice } of bannedIn(text)) {
      problems.push({ file, line, what: `"${word}" is a word our pages do without.`, advice });
    }
  }
  return problems;
}

export function checkPhrases(record: PageRecord, exceptions: Exceptions): Problem[] {
  return textsOf(record).flatMap(({ line, text }) =>
    stockIn(text)
      .filter(({ phrase }) => !exceptions.allows(record.path, text, phrase))
      .map(({ phrase, advice }) => ({
        file: `content/${record.path}`,
        line,
        what: `"${phrase}" reads as translated, or dates the page.`,
        advice: `${advice} Where it is right, add the line to ${EXCEPTIONS_FILE}.`,
      })),
  );
}

export function checkHeadings(record: PageRecord): Problem[] {
  let above = 1;
  return record.headings.flatMap(({ depth, text, line }) => {
    const jump = depth > above + 1;
    const before = above;
    above = depth;
    if (!jump) return [];
    return {
      file: `content/${record.path}`,
      line,
      what: `The heading "${text}" is of level ${depth}, but the one above it of level ${before}.`,
      advice: `Write it with ${'#'.repeat(before + 1)}: readers of the outline would miss a level.`,
    };
  });
}

export function checkDescription({ path, description }: PageRecord): Problem[] {
  const { length } = description;
  if (length >= DESCRIPTION.least && length <= DESCRIPTION.most) return [];
  return [
    {
      file: `content/${path}`,
      line: 1,
      what: `The description has ${length} characters.`,
      advice: `Say in one sentence of ${DESCRIPTION.least} to ${DESCRIPTION.most} characters what is on the page.`,
    },
  ];
}
