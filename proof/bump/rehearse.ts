// `npm run rehearse -- [package]`: what an upgrade of webpack to that package would turn red, and the way through.
import { join } from 'node:path';
import { rehearse } from './rehearsal.ts';
import { walkThrough } from './walk.ts';

const project = join(import.meta.dirname, '../..');
const [, , candidate = 'webpack-previous'] = process.argv;

try {
  const rehearsal = await rehearse({ project, content: join(project, 'content'), candidate });
  console.log(walkThrough(rehearsal));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
