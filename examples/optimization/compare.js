import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from './build.js';

const changes = {
  usedExports: false,
  providedExports: false,
  sideEffects: false,
  innerGraph: false,
  inlineExports: false,
  mangleExports: false,
  concatenateModules: false,
  nodeEnv: 'development',
  mergeDuplicateChunks: false,
  flagIncludedChunks: false,
};

// Names instead of numbers, and no minimizer, so that the files can be read.
const readable = { minimize: false, moduleIds: 'named', chunkIds: 'named' };
const root = mkdtempSync(path.join(tmpdir(), 'compare-'));
const write = (folder, files) => {
  mkdirSync(path.join(root, folder));
  for (const [name, text] of files) writeFileSync(path.join(root, folder, name), text);
};

write('before', await build(readable));
mkdirSync('differences', { recursive: true });
for (const [option, value] of Object.entries(changes)) {
  write(option, await build({ ...readable, [option]: value }));
  const flags = ['--recursive', '--unified=1', '--new-file'];
  const { stdout } = spawnSync('diff', [...flags, 'before', option], { cwd: root });
  // Which file, then its lines: without the command, the times and the line numbers.
  const lines = stdout.toString().split('\n').filter((line) => !/^(diff|\+\+\+|@@) /.test(line));
  const text = lines.join('\n').replace(/^--- before\/(\S+).*/gm, '=== $1');
  writeFileSync(`differences/${option}.txt`, text);
}
