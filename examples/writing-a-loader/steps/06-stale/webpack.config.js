import path from 'node:path';

export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  target: 'node',
  context: path.resolve(import.meta.dirname, 'example'),
  entry: './index.js',
  module: {
    rules: [
      {
        test: /\.phrases$/,
        use: [{ loader: 'phrases-loader', options: { escape: true, fallback: 'en.phrases' } }],
      },
    ],
  },
};
