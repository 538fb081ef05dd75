import path from 'node:path';
import manifest from './package.json' with { type: 'json' };

const declared = Object.keys(manifest.dependencies);

export default {
  mode: 'production',
  externals: declared.map((name) => new RegExp(`^${name}(/|$)`)),
  output: {
    path: path.resolve(import.meta.dirname, 'dist/esm'),
    filename: 'index.js',
    library: { type: 'module' },
    clean: true,
  },
};
