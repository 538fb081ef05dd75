import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table } from './build.js';

const file = path.resolve('browsers.json');
const write = (content, time) => {
  writeFileSync(file, content);
  utimesSync(file, new Date(time), new Date(time));
};
const prepare = () => write('["last 2 versions"]', '2026-01-05');

const buildDependencies = { browsers: [file] };
await table(
  {
    'timestamp: true': {
      buildDependencies,
      snapshot: { buildDependencies: { timestamp: true } },
    },
    'both, the default': { buildDependencies, snapshot: {} },
  },
  {
    'time only': { prepare, change: () => write('["last 2 versions"]', '2026-01-09') },
    'content and time': { prepare, change: () => write('["last 3 versions"]', '2026-01-09') },
  },
);
