#!/usr/bin/env node
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const target = resolve(process.argv[2] ?? 'my-site');
const name = basename(target);

if (existsSync(target)) {
  console.error(`${name} exists already.`);
  process.exit(1);
}

cpSync(join(import.meta.dirname, 'template'), target, { recursive: true });
renameSync(join(target, 'gitignore'), join(target, '.gitignore'));

const manifest = join(target, 'package.json');
const text = readFileSync(manifest, 'utf8');
writeFileSync(manifest, text.replace('"name": "site"', `"name": "${name}"`));

console.log(`Created ${name}. Next:\n  cd ${name}\n  npm install\n  npm start`);
