import webpack from 'webpack';

export default {
  mode: 'production',
  entry: { cart: './src/cart.js', list: './src/list.js', admin: './src/admin.js' },
  plugins: [new webpack.optimize.RuntimeChunkPlugin({ name: () => 'cart' })],
};
