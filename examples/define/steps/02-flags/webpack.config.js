import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DefinePlugin({
      FEATURES: { wishlist: true, reviews: false },
    }),
  ],
};
