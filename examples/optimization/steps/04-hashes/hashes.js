import { appendFileSync } from 'node:fs';
import { build } from './build.js';
import config from './webpack.config.js';

config.output = { filename: '[name].[contenthash:8].js' };

const isHelp = ([name]) => name.startsWith('help.');
for (const realContentHash of [true, false]) {
  const [before, oldText] = [...(await build({ realContentHash }))].find(isHelp);
  appendFileSync('src/help.js', '// Reviewed by the legal department\n');
  const [after, text] = [...(await build({ realContentHash }))].find(isHelp);
  console.log(`realContentHash: ${realContentHash}`.padEnd(22), `${before} -> ${after}`);
  console.log('  same content:', oldText === text);
}
