export default (env) => ({
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
  module: {
    rules: [
      {
        test: /index\.js$/,
        use: { loader: './loaders/shop-loader.js', options: { shop: env.shop } },
      },
    ],
  },
});
