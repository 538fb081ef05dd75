#!/usr/bin/env node
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesFor } from './files.js';
import { answersFor } from './questions.js';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string' },
      pages: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  const folder = resolve(positionals[0] ?? 'my-shop');
  const name = basename(folder);
  if (existsSync(folder)) throw new Error(`${name} exists already.`);

  const streams = { ask: !values.yes, input: process.stdin, output: process.stdout };
  const answers = await answersFor(values, streams);
  for (const [path, text] of filesFor({ name, ...answers })) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  const [manager] = /^[a-z]+/.exec(process.env.npm_config_user_agent ?? 'npm');
  console.log(`Created ${name}. Next: cd ${name}, ${manager} install, ${manager} start`);
  process.exit();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
