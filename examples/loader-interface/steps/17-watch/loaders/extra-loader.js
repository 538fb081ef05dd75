import { readdir } from 'node:fs/promises';
import path from 'node:path';

export default async function extraLoader(source) {
  const folder = path.join(this.context, 'extra');
  this.addContextDependency(folder);
  const files = await readdir(folder);
  const teas = files.map((file) => path.parse(file).name);
  return [source.trim(), ...teas].join('\n');
}
