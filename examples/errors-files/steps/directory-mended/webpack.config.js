import path from 'node:path';

export default {
  mode: 'development',
  output: { path: path.resolve(import.meta.dirname, 'dist/shop') },
};
