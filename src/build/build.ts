// `npm run build`: builds the site into dist/, or says in plain words what is wrong.
import { ContentError } from '../pipeline/problem.ts';
import { buildPaths } from './paths.ts';
import { build } from './tasks.ts';

try {
  await build(buildPaths());
} catch (error) {
  console.error(error instanceof ContentError ? error.message : error);
  process.exitCode = 1;
}
