import webpack from 'webpack';

export default webpack.defineConfig({
  mode: 'development',
  devtool: false,
  output: { filename: 'app.js' },
});
