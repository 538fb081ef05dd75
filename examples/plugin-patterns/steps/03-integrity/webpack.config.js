import { IntegrityPlugin } from './integrity-plugin.js';

export default {
  mode: 'production',
  entry: { shop: './src/shop.js' },
  output: { filename: '[name].[contenthash:8].js', clean: true },
  stats: 'errors-warnings',
  plugins: [new IntegrityPlugin({ stage: process.env.STAGE })],
};
