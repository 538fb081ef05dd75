export default {
  mode: 'development',
  devtool: false,
  entry: {
    browser: { import: './src/browser.js', layer: 'browser' },
    server: { import: './src/server.js', layer: 'server' },
  },
  externals: {
    byLayer: {
      browser: { lodash: '_' },
      server: { lodash: 'commonjs lodash' },
    },
  },
};
