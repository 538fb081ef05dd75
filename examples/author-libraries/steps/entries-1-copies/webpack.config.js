import path from 'node:path';

export default {
  mode: 'production',
  externals: /^lodash-es(\/|$)/,
  entry: {
    index: './src/index.js',
    settings: './src/settings.js',
  },
  output: {
    path: path.resolve(import.meta.dirname, 'dist/esm'),
    filename: '[name].js',
    library: { type: 'module' },
    clean: true,
  },
};
