import { readFileSync } from 'node:fs';

const { chunks, entrypoints } = JSON.parse(readFileSync('stats.json', 'utf8'));
const loaded = new Set(entrypoints[process.argv[2]].chunks);

const modules = chunks
  .filter(({ id }) => loaded.has(id))
  .flatMap((chunk) => chunk.modules.map((module) => ({ ...module, file: chunk.files[0] })))
  .filter(({ moduleType }) => moduleType !== 'runtime')
  .sort((a, b) => b.size - a.size);

for (const { name, size, file } of modules.slice(0, 3)) {
  console.log(`${size} bytes in ${file}: ${name}`);
}
