export default {
  entry: './src/icon.js',
  module: {
    parser: {
      javascript: { dynamicUrl: false },
    },
  },
};
