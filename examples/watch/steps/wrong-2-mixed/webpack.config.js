export default {
  mode: 'development',
  watchOptions: {
    ignored: ['**/node_modules', /\.test\.js$/],
  },
};
