import webpack from 'webpack';

export default {
  plugins: [
    new webpack.DotenvPlugin({
      prefix: ['SHOP_', 'BRAND_'],
      template: ['shop/.env', 'brand/.env'],
    }),
  ],
};
