// The section "prose" of the proof: spelling, banned words, heading order, descriptions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { checkUnique } from '../../src/pipeline/link-check/link-check.ts';
import type { Problem } from '../../src/pipeline/problem.ts';
import { proseRow } from '../../src/pipeline/proof-report/rows.ts';
import type { ProofInput, SectionResult } from '../section.ts';
import { bannedIn } from './banned.ts';
import { DICTIONARY, projectWords } from './dictionary.ts';
import { createSpeller, type Speller } from './speller.ts';
import { wordsOf } from './words.ts';

/** Shorter ones answer no question; longer ones are cut by search engines. */
const DESCRIPTION = { least: 40, most: 160 };

export function proveProse({ project, records }: ProofInput): SectionResult {
  const speller = projectSpeller(project);
  const own = records.filter((record) => record.source === undefined);
  const perPage = own.map((record) => checkProse(record, speller));
  const unique = checkUnique(own, 'content');
  const wrong = new Set([...perPage.flat(), ...unique].map(({ file }) => file));
  return {
    rows: [proseRow(own.length, wrong.size)],
    problems: [...perPage.flat(), ...unique],
  };
}

/** American English and the words of our dictionary. */
export const projectSpeller = (project: string): Speller =>
  createSpeller(projectWords(readFileSync(join(project, DICTIONARY), 'utf8')));

export const checkProse = (record: PageRecord, speller: Speller): Problem[] => [
  ...checkWords(record, speller),
  ...checkHeadings(record),
  ...checkDescription(record),
];

export function checkWords(record: PageRecord, speller: Speller): Problem[] {
  const problems: Problem[] = [];
  const file = `content/${record.path}`;
  const texts = [{ line: 1, text: `${record.title}\n${record.description}` }, ...record.prose];
  for (const { line, text } of texts) {
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
