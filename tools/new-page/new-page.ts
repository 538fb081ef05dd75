// `npm run new-page -- guides/my-page "Title"`: a page that compiles, in its place, with the headings of its kind.
import { join } from 'node:path';
import { loadReference } from '../../src/pipeline/reference/load-reference.ts';
import { createPage } from './create-page.ts';

const [, , argument = '', title = ''] = process.argv;

try {
  const project = join(import.meta.dirname, '../..');
  const reference = await loadReference();
  console.log(createPage({ project, argument, title, reference }));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
