export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.js$/,
        loader: 'swc-loader',
      },
    ],
  },
  performance: {
    dynamicExports: true,
  },
};
