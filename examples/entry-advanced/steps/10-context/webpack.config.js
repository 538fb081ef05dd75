export default {
  mode: 'development',
  devtool: false,
  entry: './src/all.js',
};
