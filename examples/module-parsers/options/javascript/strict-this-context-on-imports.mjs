export default {
  entry: './src/ring.js',
  mode: 'production',
  optimization: { minimize: false },
  module: {
    parser: {
      javascript: { strictThisContextOnImports: true },
    },
  },
};
