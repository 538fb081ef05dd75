export default {
  entry: './src/plugin.cjs',
  module: {
    parser: {
      javascript: { commonjsMagicComments: true },
    },
  },
};
