export default {
  mode: 'development',
  entry: {
    shop: './src/index.html',
    orders: './src/admin.html',
  },
  output: {
    html: { base: '/' },
  },
  devServer: {
    historyApiFallback: {
      rewrites: [{ from: /^\/admin(\/|$)/, to: '/admin.html' }],
      disableDotRule: true,
      verbose: true,
    },
  },
};
