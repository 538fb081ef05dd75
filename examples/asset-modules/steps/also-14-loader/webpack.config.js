export default {
  mode: 'production',
  entry: './src/leaf-url.js',
  output: { clean: true },
  module: {
    rules: [{ test: /\.svg$/, use: './copy-loader.js' }],
  },
};
