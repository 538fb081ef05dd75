export default {
  mode: 'development',
  externalsType: 'script',
  externals: {
    lodash: 'https://cdn.example.com/lodash.min.js',
  },
};
