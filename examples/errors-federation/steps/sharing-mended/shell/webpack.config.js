import path from 'node:path';
import webpack from 'webpack';

export default {
  name: 'shell',
  mode: 'development',
  devtool: false,
  context: import.meta.dirname,
  output: {
    path: path.resolve(import.meta.dirname, '../dist/shell'),
  },
  resolve: { modules: ['packages'] },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { cart: 'cart@/dist/cart/remoteEntry.js' },
      shared: { money: { requiredVersion: '^1.0.0' } },
    }),
  ],
};
