export default {
  entry: './src/row.js',
  module: {
    rules: [
      { test: /row\.html$/, generator: { extract: 'inline' } },
    ],
  },
};
