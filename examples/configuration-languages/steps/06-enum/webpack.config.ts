import type { Configuration } from 'webpack';

enum Mode {
  Development = 'development',
  Production = 'production',
}

export default {
  mode: Mode.Development,
  devtool: false,
  output: { filename: 'app.js' },
} satisfies Configuration;
