import { readFileSync } from 'node:fs';

const { head } = JSON.parse(readFileSync('build.heapprofile', 'utf8'));
const sizes = new Map();
let total = 0;
add(head);
for (const [place, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
  if (size > total / 4) console.log(`More than a quarter is allocated in ${place}`);
}

function add({ callFrame, selfSize, children }) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(callFrame.url) ?? [];
  const place = name ?? callFrame.url.split('/').at(-1);
  sizes.set(place, (sizes.get(place) ?? 0) + selfSize);
  total += selfSize;
  for (const child of children) add(child);
}
