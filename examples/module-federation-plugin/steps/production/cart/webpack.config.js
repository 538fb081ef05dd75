import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      exposes: { './total': { import: './src/total.js', name: 'total' } },
      shared: ['counter', 'euro'],
    }),
  ],
};
