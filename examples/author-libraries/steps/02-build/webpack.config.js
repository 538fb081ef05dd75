import path from 'node:path';

export default {
  mode: 'production',
  output: {
    path: path.resolve(import.meta.dirname, 'dist/esm'),
    filename: 'index.js',
    clean: true,
  },
};
