import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'development',
  plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
};
