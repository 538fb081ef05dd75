import type { Configuration } from 'webpack';

export default {
  mode: 'production',
  entry: './src/index.html',
  devtool: 'source-map',
  output: {
    filename: '[name].[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
} satisfies Configuration;
