export default {
  entry: './src/server.mjs',
  externalsPresets: { node: true },
  module: {
    parser: {
      javascript: { createRequire: true },
    },
  },
};
