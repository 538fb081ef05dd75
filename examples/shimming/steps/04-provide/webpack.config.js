import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: { clean: true },
  module: {
    rules: [
      { include: path.resolve('src/old'), type: 'javascript/auto' },
      { test: /visits\.js$/, loader: 'imports-loader', options: { wrapper: 'window' } },
      { test: /units\.js$/, loader: 'exports-loader', options: { exports: 'units' } },
      { test: /highest\.js$/, loader: 'exports-loader', options: { exports: 'highest' } },
    ],
  },
  plugins: [
    new webpack.ProvidePlugin({
      _: 'lodash',
      units: [path.resolve('src/old/units.js'), 'units'],
    }),
  ],
};
