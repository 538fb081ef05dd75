import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  entry: { vendor: ['lodash-es'] },
  output: {
    path: path.resolve('dll'),
    library: { name: '[name]_dll', type: 'var' },
  },
  plugins: [
    new webpack.DllPlugin({
      name: '[name]_dll',
      path: path.resolve('dll/[name].json'),
      format: true,
    }),
  ],
};
