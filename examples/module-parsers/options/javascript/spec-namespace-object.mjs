export default {
  entry: './src/namespace.js',
  module: {
    rules: [
      { test: /prices\.js$/, parser: { specNamespaceObject: true } },
    ],
  },
};
