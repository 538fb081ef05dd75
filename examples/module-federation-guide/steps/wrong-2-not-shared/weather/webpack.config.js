import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, '../dist/weather'),
    filename: '[name].[contenthash].js',
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'weather',
      filename: 'remoteEntry.js',
      exposes: { './Forecast': './src/forecast.js' },
    }),
  ],
};
