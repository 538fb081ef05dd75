import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: './src/server.js',
  plugins: [new webpack.IgnorePlugin(/^bufferutil$/)],
};
