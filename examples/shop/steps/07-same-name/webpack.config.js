export default {
  mode: 'production',
  entry: { home: './src/index.js', prices: './src/price.js' },
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'app.js',
  },
};
