import MiniCssExtractPlugin from 'mini-css-extract-plugin';

export default {
  mode: 'development',
  plugins: [new MiniCssExtractPlugin({ fileName: '[name].css' })],
};
