export default {
  mode: 'development',
  devtool: false,
  entry: './src/search.js',
};
