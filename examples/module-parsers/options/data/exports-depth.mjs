export default {
  entry: './src/hours.js',
  mode: 'production',
  optimization: { minimize: false, concatenateModules: false },
  module: {
    parser: {
      json: { exportsDepth: 1 },
    },
  },
};
