import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: './src/server.js',
  output: { filename: 'server.cjs' },
  plugins: [new webpack.IgnorePlugin({ resourceRegExp: /^(bufferutil|utf-8-validate)$/ })],
};
