import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  entry: {},
  target: 'node',
  output: {
    module: true,
    path: path.join(import.meta.dirname, 'dist'),
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'cart',
      filename: 'remoteEntry.mjs',
      library: { type: 'module' },
      exposes: { './total': './src/total.js' },
    }),
  ],
};
