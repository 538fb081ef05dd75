export default {
  mode: 'development',
  devtool: false,
  experiments: {
    deferImport: true,
  },
};
