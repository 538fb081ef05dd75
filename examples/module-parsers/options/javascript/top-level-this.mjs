export default {
  entry: './src/script.cjs',
  module: {
    parser: {
      javascript: { topLevelThis: 'global' },
    },
  },
};
