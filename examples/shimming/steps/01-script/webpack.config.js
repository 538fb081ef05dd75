export default {
  mode: 'development',
  devtool: 'source-map',
  entry: './src/index.html',
  output: { clean: true },
};
