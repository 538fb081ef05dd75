export default {
  mode: 'development',
  devtool: false,
  entry: {
    checkout: {
      import: './src/checkout.js',
      html: true,
      publicPath: '/assets/',
      asyncChunks: false,
    },
  },
};
