import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    fallback: { path: false },
  },
  plugins: [new webpack.ProvidePlugin({ process: [path.resolve('src/process.js'), 'default'] })],
};
