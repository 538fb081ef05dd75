import type { Configuration } from 'webpack';
import type {} from 'webpack-dev-server';

export default {
  mode: 'development',
  devtool: false,
  devServer: { open: true, hot: 'only' },
} satisfies Configuration;
