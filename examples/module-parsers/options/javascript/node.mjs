export default {
  entry: './src/paths.js',
  module: {
    parser: {
      javascript: { node: { __dirname: true, global: false } },
    },
  },
};
