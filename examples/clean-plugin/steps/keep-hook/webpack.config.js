import { KeepPreviousBuildPlugin } from './keep-previous-build-plugin.js';

export default {
  mode: 'production',
  output: {
    filename: '[name].[contenthash:8].js',
    clean: true,
  },
  plugins: [new KeepPreviousBuildPlugin()],
};
