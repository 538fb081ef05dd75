import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export default async function todayLoader(source) {
  const file = path.join(this.context, 'today.txt');
  if (!existsSync(file)) {
    this.addMissingDependency(file);
    return source;
  }
  this.addDependency(file);
  return `${source}\nToday: ${await readFile(file, 'utf8')}`;
}
