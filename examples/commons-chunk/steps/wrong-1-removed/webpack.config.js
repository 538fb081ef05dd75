import webpack from 'webpack';

export default {
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  plugins: [new webpack.optimize.CommonsChunkPlugin({ name: 'commons', minChunks: 2 })],
};
