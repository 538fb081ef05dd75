import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  output: {
    path: path.join(import.meta.dirname, 'dist'),
  },
  optimization: { runtimeChunk: 'single' },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.js',
      runtime: false,
      exposes: { './total': './src/total.js' },
      shared: ['counter', 'euro'],
    }),
  ],
};
