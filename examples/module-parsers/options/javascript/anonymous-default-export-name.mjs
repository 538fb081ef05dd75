export default {
  entry: './src/greet.js',
  module: {
    parser: {
      javascript: { anonymousDefaultExportName: false },
    },
  },
};
