export default {
  mode: 'development',
  devtool: false,
  resolve: {
    extensions: ['.jsx'],
  },
};
