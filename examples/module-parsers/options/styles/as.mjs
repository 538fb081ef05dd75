export default {
  entry: './src/block.js',
  module: {
    rules: [
      { test: /block\.css$/, parser: { as: 'block-contents', exportType: 'text' } },
    ],
  },
};
