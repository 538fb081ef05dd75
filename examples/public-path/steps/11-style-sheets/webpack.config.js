export default ['auto', '', '/dist/'].map((publicPath, index) => ({
  mode: 'production',
  output: {
    filename: 'js/[name].js',
    cssFilename: `css/${index + 1}.css`,
    assetModuleFilename: 'images/[name][ext]',
    publicPath,
  },
}));
