export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.js$/, issuer: /[\\/]admin[\\/]/, use: './loaders/audit.js' },
    ],
  },
};
