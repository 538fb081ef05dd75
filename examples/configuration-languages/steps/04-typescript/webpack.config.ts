import type { Configuration } from 'webpack';

export default {
  mode: 'development',
  devtool: false,
  output: { filename: 'app.js' },
} satisfies Configuration;
