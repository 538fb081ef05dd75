export default {
  mode: 'production',
  entry: './src/leaf-url.js',
  output: { clean: true },
  module: {
    rules: [
      { test: /\.svg$/, dependency: { not: ['url'] }, use: './copy-loader.js' },
    ],
  },
};
