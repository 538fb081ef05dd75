export default {
  mode: 'development',
  devtool: false,
  target: 'node',
  output: { filename: 'server.cjs' },
  externalsPresets: {
    nodeModules: { allowlist: [/^lodash-es\//] },
  },
};
