import { PrecachePlugin } from './precache-plugin.js';

export default {
  mode: 'production',
  entry: {
    home: './src/index.html',
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  plugins: [new PrecachePlugin()],
};
