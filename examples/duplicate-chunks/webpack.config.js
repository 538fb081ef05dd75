export default {
  mode: 'production',
  optimization: {
    splitChunks: {
      cacheGroups: {
        tools: { test: /-tool\.js$/, name: 'tools', enforce: true },
      },
    },
  },
};
