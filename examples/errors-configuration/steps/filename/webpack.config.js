export default {
  mode: 'development',
  output: { filename: '/scripts/[name].js' },
};
