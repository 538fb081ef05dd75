export default {
  mode: 'production',
  module: {
    rules: [
      {
        test: /\.js$/,
        loader: 'swc-loader',
        options: { module: { type: 'commonjs' } },
      },
    ],
  },
  performance: {
    dynamicExports: true,
  },
};
