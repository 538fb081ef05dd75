export default {
  mode: 'production',
  output: {
    filename: '[name].js',
  },
};
