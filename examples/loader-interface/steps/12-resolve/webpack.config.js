const chain = ['lines-loader.js', 'find-loader.js', 'price-loader.js'];

export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.txt$/, use: chain.map((name) => `./loaders/${name}`) }],
  },
};
