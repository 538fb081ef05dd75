import path from 'node:path';
import { HeadersFilePlugin } from 'headers-file-plugin';
import { PrivateMapsPlugin } from './example/private-maps-plugin.js';

export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  devtool: 'source-map',
  context: path.resolve(import.meta.dirname, 'example'),
  entry: './index.js',
  output: { filename: '[name].[contenthash:8].js', chunkFilename: '[name].[contenthash:8].js', clean: true },
  plugins: [
    new PrivateMapsPlugin(),
    new HeadersFilePlugin({ digest: true, template: 'headers.txt' }),
  ],
};
