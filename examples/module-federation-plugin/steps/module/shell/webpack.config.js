import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    module: true,
    path: path.join(import.meta.dirname, 'dist'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remoteType: 'module',
      remotes: { cart: '/cart/dist/remoteEntry.mjs' },
      shared: ['counter', 'euro'],
    }),
  ],
};
