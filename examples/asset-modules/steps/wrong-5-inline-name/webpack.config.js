export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/inline', generator: { filename: 'images/[name][ext]' } }],
  },
};
