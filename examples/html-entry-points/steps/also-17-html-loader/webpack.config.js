import HtmlWebpackPlugin from 'html-webpack-plugin';

export default {
  mode: 'production',
  entry: './src/index.js',
  output: { clean: true },
  module: {
    rules: [{ test: /\.html$/, use: 'html-loader' }],
  },
  plugins: [new HtmlWebpackPlugin({ template: './src/page.html' })],
};
