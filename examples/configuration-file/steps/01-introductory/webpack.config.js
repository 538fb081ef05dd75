import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/app.js',
  output: {
    path: path.resolve(import.meta.dirname, 'build'),
    filename: '[name].bundle.js',
  },
  module: {
    rules: [{ test: /\.txt$/, type: 'asset/source' }],
  },
  plugins: [new webpack.DefinePlugin({ VERSION: JSON.stringify('1.2.0') })],
};
