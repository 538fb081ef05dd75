import webpack from 'webpack';
import { SearchPlugin } from './search-plugin.js';

export default {
  mode: 'development',
  module: {
    rules: [{ test: /\.txt$/, use: './post-loader.js', type: 'javascript/auto' }],
  },
  plugins: [new webpack.debug.ProfilingPlugin(), new SearchPlugin()],
};
