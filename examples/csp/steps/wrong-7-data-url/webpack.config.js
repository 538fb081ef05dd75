export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    clean: true,
  },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset' }],
  },
};
