import path from 'node:path';
import webpack from 'webpack';
import { SearchPlugin } from './search-plugin.js';

export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, use: './post-loader.js', type: 'javascript/auto' }],
  },
  plugins: [
    process.env.PROFILE &&
      new webpack.debug.ProfilingPlugin({
        outputPath: path.resolve(import.meta.dirname, 'profiles/build.json'),
      }),
    new SearchPlugin(),
  ],
};
