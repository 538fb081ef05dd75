export default {
  entry: './src/seats.ts',
  module: {
    parser: {
      javascript: { typescript: false },
    },
  },
};
