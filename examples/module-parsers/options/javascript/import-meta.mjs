export default {
  entry: './src/meta.js',
  module: {
    parser: {
      javascript: { importMeta: { url: false } },
    },
  },
};
