import { readFileSync } from 'node:fs';

const { nodes, samples, timeDeltas } = JSON.parse(readFileSync('build.cpuprofile', 'utf8'));
const places = new Map(nodes.map(({ id, callFrame: { url } }) => [id, placeOf(url)]));
const times = new Map();
for (const [index, id] of samples.entries()) {
  const place = places.get(id);
  times.set(place, (times.get(place) ?? 0) + timeDeltas[index] / 1000);
}
const slowest = [...times].filter(([place]) => place).sort(([, a], [, b]) => b - a);
for (const [place, time] of slowest.slice(0, 5)) console.log(`${Math.round(time)} ms ${place}`);

/** The package, or the file of your own. */
function placeOf(url) {
  if (!url.startsWith('file:')) return '';
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  return name ?? url.split('/').at(-1);
}
