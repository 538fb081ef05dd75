import path from 'node:path';

const elements = {
  name: 'elements',
  mode: 'production',
  entry: { 'star-rating': './src/star-rating.js' },
  output: {
    module: true,
    path: path.resolve('dist/elements'),
    filename: '[name].[contenthash].js',
    library: { type: 'module' },
    clean: true,
  },
};

const page = {
  name: 'page',
  mode: 'production',
  entry: { index: './src/index.html' },
  externals: ['star-rating'],
  output: {
    module: true,
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: { keep: 'elements/' },
  },
};

export default [elements, page];
