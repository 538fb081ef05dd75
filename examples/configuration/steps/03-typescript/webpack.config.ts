import type { Configuration } from 'webpack';

const config: Configuration = {
  mode: 'production',
  entry: './src/index.js',
};

export default config;
