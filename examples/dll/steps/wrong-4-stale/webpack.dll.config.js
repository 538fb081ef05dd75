import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: { vendor: ['./src/money.js'] },
  output: {
    path: path.resolve('dll'),
    library: { name: '[name]_dll', type: 'var' },
  },
  plugins: [
    new webpack.DllPlugin({
      name: '[name]_dll',
      path: path.resolve('dll/[name].json'),
    }),
  ],
};
