import { utimesSync, writeFileSync } from 'node:fs';
import { table } from './build.js';

const write = (content, time) => {
  writeFileSync('src/price.js', content);
  utimesSync('src/price.js', time, time);
};
const euros = 'export const price = (amount, rate) => `${amount * (1 + rate)} EUR`;';
const francs = euros.replace('EUR', 'CHF');
const monday = new Date('2026-01-05T09:00:00.123Z');
const friday = new Date('2026-01-09T17:00:00.123Z');
const prepare = () => write(euros, monday);

await table(
  {
    'timestamp: true': { snapshot: { module: { timestamp: true } } },
    'hash: true': { snapshot: { module: { hash: true } } },
    both: { snapshot: { module: { timestamp: true, hash: true } } },
  },
  {
    'content and time': { prepare, change: () => write(francs, friday) },
    'time only': { prepare, change: () => write(euros, friday) },
    'content only': { prepare, change: () => write(francs, monday) },
  },
);
