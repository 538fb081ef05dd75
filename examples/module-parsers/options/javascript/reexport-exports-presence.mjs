export default {
  entry: './src/names.js',
  module: {
    parser: {
      javascript: { importExportsPresence: 'error', reexportExportsPresence: false },
    },
  },
};
