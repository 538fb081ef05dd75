export default {
  mode: 'development',
  devtool: false,
  entry: { main: './src/index.js', admin: './src/admin.js' },
  optimization: {
    removeEmptyChunks: false,
    splitChunks: {
      cacheGroups: {
        list: { test: /list\.js$/, name: 'list', enforce: true },
      },
    },
  },
};
