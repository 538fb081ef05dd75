export default {
  context: './client',
  entry: './index.js',
};
