export default {
  mode: 'production',
  entry: {
    print: './src/print.css',
    robots: './src/robots.txt',
  },
  module: {
    rules: [
      { test: /\.txt$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    ],
  },
};
