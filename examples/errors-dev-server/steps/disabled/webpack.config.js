export default {
  mode: 'development',
  entry: ['webpack/hot/dev-server', './src/index.js'],
};
