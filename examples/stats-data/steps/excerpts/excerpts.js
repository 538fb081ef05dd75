import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const stats = JSON.parse(readFileSync('stats.json', 'utf8'));

// Lists of plain values in one line.
const print = (value) =>
  JSON.stringify(value, null, 2).replace(/\[\s+([^[\]{}]*?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`);

mkdirSync('excerpts', { recursive: true });
const write = (name, value) => writeFileSync(`excerpts/${name}.json`, `${print(value)}\n`);

const named = (list, part) => list.find(({ name }) => name?.includes(part));
const { assets, chunks, entrypoints, modules } = stats;
const checkout = chunks.find(({ names }) => names.includes('checkout'));
const archive = named(modules, 'archive.js');
const { modules: inner, origins, ...chunk } = checkout;
const { reasons, issuerPath, ...module } = archive;

write('asset', assets.find(({ chunkNames, name }) => chunkNames.includes('shop') && name.endsWith('.js')));
write('entrypoint', entrypoints.shop);
write('chunk', chunk);
write('origins', origins);
write('module', module);
write('issuer-path', issuerPath);
write('reasons', reasons.slice(0, 2));
write('nested', (({ name, size, sizes, modules }) => ({ name, size, sizes, modules: modules.map(({ name, size, sizes, orphan }) => ({ name, size, sizes, orphan })) }))(named(modules, 'shop.js')));
write('compilation', Object.fromEntries(Object.entries(stats).filter(([, value]) => typeof value !== 'object')));
