import { readFileSync } from 'node:fs';

const events = JSON.parse(readFileSync('events.json', 'utf8'));

// Each call of a plugin's function is a pair of events with the same id.
const begin = new Map();
for (const { ph, id, name, ts } of events) {
  if (ph === 'B') begin.set(id, ts);
  if (ph === 'E' && name === 'SearchPlugin') {
    console.log(`${name}: ${Math.round((ts - begin.get(id)) / 1000)} ms`);
  }
}

// The last event is a CPU profile, which also covers loaders.
const { nodes, samples, timeDeltas } = events.at(-1).args.data.cpuProfile;
const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
const times = {};
for (const [index, id] of samples.entries()) {
  const { url, functionName } = frames.get(id);
  if (!url.startsWith('file:') || url.includes('/node_modules/')) continue;
  const name = `${functionName || '(anonymous)'} in ${url.split('/').at(-1)}`;
  times[name] = (times[name] ?? 0) + timeDeltas[index] / 1000;
}
const slowest = Object.entries(times).sort(([, a], [, b]) => b - a);
for (const [name, time] of slowest.slice(0, 2)) console.log(`${name}: ${Math.round(time)} ms`);
