export default {
  mode: 'production',
  target: 'node',
  entry: './src/forms.js',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
};
