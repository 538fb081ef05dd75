#!/usr/bin/env node
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { filesFor } from './files.js';

const folder = resolve(process.argv[2] ?? 'my-shop');
const answers = { name: basename(folder), language: 'js', pages: ['index'] };

if (existsSync(folder)) {
  console.error(`${answers.name} exists already.`);
  process.exit(1);
}

for (const [path, text] of filesFor(answers)) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`Created ${answers.name}.`);
