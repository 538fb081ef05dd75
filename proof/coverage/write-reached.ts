// `npm run fix` notes what the pages have reached; what they have lost is never written off here.
import { join } from 'node:path';
import type { PageRecord } from '../../src/model/record.ts';
import { ContentError } from '../../src/pipeline/problem.ts';
import { type Figures, pageFigures } from '../prose/figures.ts';
import { readInput } from '../read-input.ts';
import { REACHED_FOLDER, raised, readReached, writeReached } from './reached.ts';

const project = join(import.meta.dirname, '../..');
try {
  const committed = readReached(project);
  const input = await readInput(project);
  const figures = (page: PageRecord): Figures => pageFigures(page, input.content);
  const next = raised(committed, { ...input, figures });
  writeReached(project, next);
  const changed = [...next].filter(
    ([page, reached]) => JSON.stringify(reached) !== JSON.stringify(committed.get(page)),
  );
  console.log(`${REACHED_FOLDER}: ${next.size} pages, ${changed.length} changed.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
