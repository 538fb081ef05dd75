// Runs inside the copy, where every import finds the candidate: leaves its result in the file it is given.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTree } from './check-tree.ts';
import { tolerateOtherDefaults } from './undescribed.ts';

const project = join(import.meta.dirname, '../..');
const [, , file = '', ...pages] = process.argv;

tolerateOtherDefaults();
const content = join(project, 'content');
const result = await checkTree({ project, content, fencesOf: pages.length > 0 ? pages : null });
writeFileSync(file, JSON.stringify(result));
