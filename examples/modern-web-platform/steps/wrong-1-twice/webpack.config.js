export default {
  mode: 'production',
  entry: {
    reviews: './src/star-rating.js',
    cart: './src/cart.js',
  },
  output: { module: true, filename: '[name].js', clean: true },
};
