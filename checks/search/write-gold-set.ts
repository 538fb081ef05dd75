// Rewrites the generated rows of data/search-queries.json, as part of `npm run fix`.
// Typos, questions and nonsense are written by hand and stay as they are.
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { ERROR_CASES, errorQueries } from './errors/run-cases.ts';
import { replaceKinds } from './gold-file.ts';
import { namedQueries } from './named-queries.ts';
import { readRecords } from './records.ts';

const named = namedQueries(await readRecords(), await loadReference());
const errors = await errorQueries(ERROR_CASES);
replaceKinds(['name', 'leaf', 'error'], [...named, ...errors]);
console.log(`${named.length} names and ${errors.length} errors written.`);
