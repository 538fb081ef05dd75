import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new webpack.ContextReplacementPlugin(/src[\\/]locale$/, path.resolve('src/locale'), {
      './de.js': './de.js',
      './de-at.js': './de.js',
      './gsw.js': './regional/gsw.js',
    }),
  ],
};
