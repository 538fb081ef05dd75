import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(
      /^\.{1,2}\/payment\.js$/,
      path.resolve('src/payment.sandbox.js'),
    ),
  ],
};
