export default {
  mode: 'development',
  devtool: false,
  output: {
    filename: 'js/[name].js',
    assetModuleFilename: 'images/[name][ext]',
    clean: true,
  },
};
