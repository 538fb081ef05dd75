// Rewrites the errors of webpack in data/search-queries.json, as part of `npm run fix`.
// Typos, questions and nonsense are written by hand and stay as they are.
import { ERROR_CASES, errorQueries } from './errors/run-cases.ts';
import { replaceKind } from './gold-file.ts';

const errors = await errorQueries(ERROR_CASES);
replaceKind('error', errors);
console.log(`data/search-queries.json: ${errors.length} errors written.`);
