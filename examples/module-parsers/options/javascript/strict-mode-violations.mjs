export default {
  entry: './src/old.cjs',
  output: { module: true },
  module: {
    parser: {
      javascript: { strictModeViolations: 'error' },
    },
  },
};
