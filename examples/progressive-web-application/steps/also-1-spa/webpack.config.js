import { PrecachePlugin } from './precache-plugin.js';

export default {
  mode: 'production',
  entry: {
    home: './src/index.html',
  },
  output: {
    filename: '[name].[contenthash].js',
    workerChunkFilename: '[name].js',
    htmlFilename: '[name].html',
    html: { base: '/' },
    clean: true,
  },
  plugins: [new PrecachePlugin()],
};
