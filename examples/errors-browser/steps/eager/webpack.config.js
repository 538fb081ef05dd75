import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: 'shop',
      shared: ['./src/cart.js'],
    }),
  ],
};
