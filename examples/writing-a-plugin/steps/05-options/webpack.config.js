import path from 'node:path';
import { HeadersFilePlugin } from 'headers-file-plugin';

export default {
  mode: 'production',
  devtool: 'source-map',
  context: path.resolve(import.meta.dirname, 'example'),
  entry: './index.js',
  output: { filename: '[name].js', chunkFilename: '[name].[contenthash:8].js', clean: true },
  plugins: [new HeadersFilePlugin({ digest: true })],
};
