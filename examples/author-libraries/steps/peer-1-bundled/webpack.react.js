import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  entry: './src/react.js',
  externals: /^lodash-es(\/|$)/,
  output: {
    path: path.resolve(import.meta.dirname, 'dist/react'),
    filename: 'index.js',
    library: { type: 'module' },
    clean: true,
  },
};
