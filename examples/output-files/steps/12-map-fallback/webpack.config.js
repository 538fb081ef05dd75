export default {
  mode: 'development',
  devtool: 'source-map',
  output: {
    devtoolModuleFilenameTemplate: 'shop:///[resource-path]',
    devtoolFallbackModuleFilenameTemplate: 'shop:///[resource-path][query]',
  },
};
