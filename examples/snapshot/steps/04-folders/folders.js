import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { table } from './build.js';

const prepare = () => {
  rmSync('src/posts/draft.txt', { force: true });
  utimesSync('src/posts/hello.js', new Date('2026-01-05'), new Date('2026-01-05'));
};
const touch = () => utimesSync('src/posts/hello.js', new Date('2026-01-09'), new Date('2026-01-09'));
const draft = () => writeFileSync('src/posts/draft.txt', 'A post without a title yet');

const entry = './src/blog.js';
const module = { hash: true };
await table(
  {
    'timestamp: true': { entry, snapshot: { module, contextModule: { timestamp: true } } },
    'hash: true': { entry, snapshot: { module, contextModule: { hash: true } } },
  },
  {
    'new time of hello.js': { prepare, change: touch },
    'new file draft.txt': { prepare, change: draft },
  },
);
