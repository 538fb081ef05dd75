import path from 'node:path';

const phrases = {
  loader: 'phrases-loader',
  options: { escape: true, fallback: 'en.phrases' },
};

export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  devtool: 'source-map',
  target: 'node',
  context: path.resolve(import.meta.dirname, 'example'),
  entry: './index.js',
  output: { module: true },
  module: {
    rules: [
      {
        test: /\.phrases$/,
        oneOf: [
          { resource: /\.latin1\.phrases$/, use: [phrases, 'phrases-loader/latin1'] },
          { resourceQuery: /^\?lazy$/, use: ['phrases-loader/lazy', phrases] },
          { use: [phrases] },
        ],
      },
    ],
  },
};
