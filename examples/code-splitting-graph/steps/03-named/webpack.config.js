export default {
  mode: 'production',
  output: {
    chunkFilename: 'chunks/[name].js',
    clean: true,
  },
};
