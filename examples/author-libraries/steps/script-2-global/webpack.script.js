import path from 'node:path';

export default {
  mode: 'production',
  externals: {
    'lodash-es': { root: '_', amd: 'lodash', commonjs: 'lodash-es', commonjs2: 'lodash-es' },
  },
  output: {
    path: path.resolve(import.meta.dirname, 'dist/script'),
    filename: 'prose-stats.js',
    globalObject: 'globalThis',
    library: { name: 'proseStats', type: 'umd' },
    clean: true,
  },
};
