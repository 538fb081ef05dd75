import path from 'node:path';

const src = path.resolve(import.meta.dirname, 'src');

export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.js$/, include: src, enforce: 'pre', use: './loaders/lint.js' },
      { test: /\.js$/, include: src, use: './loaders/compile.js' },
      { test: /\.md$/, use: ['./loaders/page.js', './loaders/markdown.js'] },
      {
        test: /\.svg$/,
        oneOf: [
          { issuer: /\.css$/, type: 'asset/inline' },
          { resourceQuery: /^\?raw$/, type: 'asset/source' },
          { type: 'asset/resource' },
        ],
      },
      { with: { type: 'rows' }, use: './loaders/rows.js' },
      { test: /[\\/]admin[\\/]/, layer: 'admin' },
      { test: /\.js$/, issuerLayer: 'admin', enforce: 'post', use: './loaders/audit.js' },
    ],
  },
};
