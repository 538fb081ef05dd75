import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  plugins: [new webpack.PrefetchPlugin('./src/sale.js')],
};
