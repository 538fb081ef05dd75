import type { Configuration } from 'webpack';

export default {
  devtool: 'source-map',
  output: { clean: true },
} satisfies Configuration;
