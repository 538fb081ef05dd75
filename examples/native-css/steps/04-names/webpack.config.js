export default {
  mode: 'development',
  devtool: false,
  entry: './src/index.html',
  output: {
    clean: true,
  },
  module: {
    generator: {
      'css/auto': { localIdentName: '[name]__[local]' },
    },
  },
};
