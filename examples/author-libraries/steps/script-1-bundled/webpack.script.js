import path from 'node:path';

export default {
  mode: 'production',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/script'),
    filename: 'prose-stats.js',
    globalObject: 'globalThis',
    library: { name: 'proseStats', type: 'umd' },
    clean: true,
  },
};
