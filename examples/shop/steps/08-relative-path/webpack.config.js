export default {
  mode: 'production',
  output: {
    path: 'build',
  },
};
