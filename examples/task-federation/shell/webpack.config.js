import path from 'node:path';
import webpack from 'webpack';

// Where the browser finds the files of the cart.
const cart = process.env.CART_URL ?? '/cart/dist';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.html',
  output: {
    path: path.resolve(import.meta.dirname, 'dist'),
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      remotes: { cart: `cart@${cart}/remoteEntry.js` },
      // Hooks fail if a page has two copies of React.
      shared: { react: { singleton: true } },
    }),
  ],
};
