import path from 'node:path';

export default {
  mode: 'development',
  entry: './src/index.js',
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: 'shop.js',
  },
};
