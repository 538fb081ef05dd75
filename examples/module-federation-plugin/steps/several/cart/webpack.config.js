import path from 'node:path';
import webpack from 'webpack';

/** @type {import('webpack').Configuration} */
export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      exposes: { './total': './src/total.js' },
      shared: ['counter', 'euro'],
    }),
  ],
};
