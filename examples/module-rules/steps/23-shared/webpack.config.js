export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
      { test: /\.svg$/, issuer: /\.css$/, generator: { filename: 'styles/[name][ext]' } },
    ],
  },
};
