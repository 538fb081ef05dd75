import { PrecachePlugin } from './precache-plugin.js';

export default {
  mode: 'production',
  entry: {
    home: './src/index.html',
    offline: './src/offline.html',
  },
  output: {
    filename: '[name].[contenthash].js',
    workerChunkFilename: '[name].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  plugins: [new PrecachePlugin()],
};
