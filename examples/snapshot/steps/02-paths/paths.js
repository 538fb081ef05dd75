import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table } from './build.js';

const replace = (file, from, to) => {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
};
const prepare = () => cpSync('vendor', 'node_modules', { recursive: true });
const edit = () => replace('node_modules/tax/rate.js', '0.19', '0.25');
const release = () => replace('node_modules/tax/package.json', '1.0.0', '2.0.0');
const patchLoader = () => replace('node_modules/trim-loader/index.js', 'trim()', 'trimEnd()');

const nodeModules = path.resolve('node_modules');
const module = { rules: [{ test: /price\.js$/, loader: 'trim-loader' }] };
const config = (snapshot) => ({ module, snapshot: { managedPaths: [nodeModules], ...snapshot } });

await table(
  {
    managedPaths: config({}),
    unmanagedPaths: config({ unmanagedPaths: [nodeModules] }),
    immutablePaths: config({ immutablePaths: [nodeModules] }),
    'managedPaths: []': config({ managedPaths: [] }),
  },
  {
    'edit a file of tax': { prepare, change: edit },
    'edit it, release 2.0.0': { prepare, change: () => [edit(), release()] },
    'edit trim-loader': { prepare, change: patchLoader },
  },
);
