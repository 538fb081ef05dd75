import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  target: 'node',
  output: {
    module: true,
    path: path.join(import.meta.dirname, 'dist'),
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: 'import',
      remotes: { cart: '../../cart/dist/remoteEntry.mjs' },
    }),
  ],
};
