export default {
  entry: './src/pure.js',
  mode: 'production',
  optimization: { minimize: false, concatenateModules: false },
  module: {
    parser: {
      javascript: { pureFunctions: ['define'] },
    },
  },
};
