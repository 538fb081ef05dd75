import type { Configuration } from 'webpack';

export default {
  devtool: 'source-map',
  output: { clean: true },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
} satisfies Configuration;
