export default {
  entry: './src/names.js',
  module: {
    parser: {
      javascript: { exportsPresence: 'error' },
    },
  },
};
