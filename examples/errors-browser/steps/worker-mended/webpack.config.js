export default {
  mode: 'development',
  devtool: false,
  output: {
    publicPath: 'https://cdn.example.com/',
    workerPublicPath: '/dist/',
  },
};
