export default {
  mode: 'development',
  resolve: {
    alias: { shared: './src' },
  },
};
