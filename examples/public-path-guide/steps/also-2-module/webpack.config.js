export default {
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'assets/[name].mjs',
    htmlFilename: '[name].html',
    assetModuleFilename: 'images/[name][ext]',
    module: true,
    clean: true,
  },
};
