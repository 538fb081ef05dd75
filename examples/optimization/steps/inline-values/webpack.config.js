export default {
  mode: 'production',
  entry: './src/use.js',
  optimization: {
    minimize: false,
    concatenateModules: false,
  },
};
