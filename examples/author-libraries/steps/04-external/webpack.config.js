import path from 'node:path';

export default {
  mode: 'production',
  externals: /^lodash-es(\/|$)/,
  output: {
    path: path.resolve(import.meta.dirname, 'dist/esm'),
    filename: 'index.js',
    library: { type: 'module' },
    clean: true,
  },
};
