import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: { cli: './src/cli.js' },
  output: { filename: '[name].cjs' },
  plugins: [new webpack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, entryOnly: true })],
};
