import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: { vendor: ['lodash-es'] },
  output: {
    path: path.resolve('dist'),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
  },
  plugins: [
    new webpack.DllPlugin({
      name: './vendor.cjs',
      type: 'commonjs2',
      path: path.resolve('dll/[name].json'),
    }),
  ],
};
