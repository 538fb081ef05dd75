import path from 'node:path';
import webpack from 'webpack';

export default {
  name: 'cart',
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.resolve(import.meta.dirname, '../dist/cart'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      exposes: { './total': './src/total.js' },
      shared: {
        money: { import: false, requiredVersion: '^1.0.0' },
      },
    }),
  ],
};
