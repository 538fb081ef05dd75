export default {
  mode: 'development',
  devtool: 'source-map',
  stats: 'errors-warnings',
  devServer: {
    headers: {
      'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types shop-overlay",
    },
    client: {
      overlay: { trustedTypesPolicyName: 'shop-overlay' },
    },
  },
};
