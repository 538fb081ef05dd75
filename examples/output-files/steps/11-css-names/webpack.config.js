export default {
  mode: 'production',
  output: {
    filename: 'js/[name].js',
    cssFilename: 'css/[name].css',
    cssChunkFilename: 'css/on-demand/[id].css',
  },
};
