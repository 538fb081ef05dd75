export default {
  mode: 'development',
  output: { path: './build' },
};
