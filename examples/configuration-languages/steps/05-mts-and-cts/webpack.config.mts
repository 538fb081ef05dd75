import type { Configuration } from 'webpack';

const config: Configuration = {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-mts.js' },
};

export default config;
