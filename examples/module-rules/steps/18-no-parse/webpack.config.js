export default {
  mode: 'development',
  devtool: false,
  module: {
    noParse: /\.min\.cjs$/,
  },
};
