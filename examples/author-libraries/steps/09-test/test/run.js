// Installs the package in an empty folder, as its users do, and runs the programs beside this file there.
import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const library = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'try-'));
const run = (command, cwd = folder) => execSync(command, { cwd, stdio: 'inherit' });

const manifest = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8'));
const tarball = `${manifest.name}-${manifest.version}.tgz`;
// Only what the package declares is installed, from the library's own node_modules.
const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const folders = declared.map((name) => `"${path.join(library, 'node_modules', name)}"`).join(' ');

try {
  cpSync(import.meta.dirname, folder, { recursive: true });
  run(`npm pack --silent --pack-destination "${folder}"`, library);
  run(`npm install --silent --install-links ./${tarball} ${folders}`);
  run('node import.mjs');
  run('node require.cjs');
  run('webpack ./app.js --mode production');
  run('node dist/main.js');
  run('tsc --noEmit --strict --module node16 types.mts types.cts');
  run('tsc --noEmit --strict --module esnext --moduleResolution bundler types.mts types.cts');
} finally {
  rmSync(folder, { recursive: true });
}
