import path from 'node:path';
import webpack from 'webpack';

export default {
  plugins: [
    new webpack.DotenvPlugin({ dir: path.resolve('shop'), prefix: 'SHOP_' }),
    new webpack.DotenvPlugin({ dir: path.resolve('brand'), prefix: 'BRAND_' }),
  ],
};
