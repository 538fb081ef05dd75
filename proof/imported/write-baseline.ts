// Renews proof/imported/baseline.json after packages were refreshed, and says what changed.
import { join } from 'node:path';
import { allPages } from '../../src/pipeline/all-pages.ts';
import { currentBaseline, describeImported, readBaseline, writeBaseline } from './baseline.ts';

const project = join(import.meta.dirname, '../..');
const { records } = await allPages({
  project,
  contentRoot: join(project, 'content'),
  external: join(project, 'external'),
  cacheFolder: join(project, '.cache'),
});
const current = currentBaseline(records, project);
console.log(describeImported(current, readBaseline(project)));
writeBaseline(project, current);
