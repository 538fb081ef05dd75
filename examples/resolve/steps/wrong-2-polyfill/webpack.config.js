export default {
  mode: 'development',
  devtool: false,
  stats: { errorDetails: false },
};
