export default {
  mode: 'development',
  entry: './source/index.js',
};
