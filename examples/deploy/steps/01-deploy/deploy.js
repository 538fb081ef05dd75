import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { 'keep-days': { type: 'string', default: '7' } },
  allowPositionals: true,
});
const build = positionals[0] ?? 'dist';
const keep = Number(values['keep-days']) * 24 * 60 * 60 * 1000;
const hashed = /\b[0-9a-f]{20}\.[\w.]+$/;

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.endsWith('.map'));
}

// Keep the whole build, source maps included, in a folder that is not served.
await mkdir('site/releases', { recursive: true });
const folders = await readdir('site/releases');
const releases = folders.map(Number).filter(Boolean).sort((a, b) => a - b);
const number = (releases.at(-1) ?? 0) + 1;
await cp(build, `site/releases/${number}`, { recursive: true });
releases.push(number);

// Files with a hash first, pages last. A file appears under its name only when it is complete.
const files = (await filesIn(build)).sort((a, b) => hashed.test(b) - hashed.test(a));
for (const file of files) {
  const target = join('site/public', file);
  if (hashed.test(file) && existsSync(target)) continue;
  await mkdir(dirname(target), { recursive: true });
  await copyFile(join(build, file), `${target}.new`);
  await rename(`${target}.new`, target);
  console.log(`added ${file}`);
}

// Delete what only releases need that were replaced long ago.
const kept = [];
const expired = [];
for (const [index, release] of releases.entries()) {
  const next = releases[index + 1];
  const replaced = next && (await stat(`site/releases/${next}`)).mtimeMs;
  (next && Date.now() - replaced >= keep ? expired : kept).push(`site/releases/${release}`);
}
const needed = new Set((await Promise.all(kept.map(filesIn))).flat());
for (const release of expired) {
  for (const file of await filesIn(release)) {
    const target = join('site/public', file);
    if (needed.has(file) || !existsSync(target)) continue;
    await rm(target);
    console.log(`deleted ${file}`);
  }
  await rm(release, { recursive: true });
}
console.log(`Release ${number} is live.`);
