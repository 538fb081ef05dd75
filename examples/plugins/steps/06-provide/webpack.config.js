import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.ProvidePlugin({
      price: [path.resolve(import.meta.dirname, 'src/price.js'), 'price'],
    }),
  ],
};
