export default {
  mode: 'production',
  entry: './src/index.html',
  module: {
    rules: [{ test: /\.svg$/, type: 'asset/resource' }],
  },
  output: {
    filename: 'assets/[name].js',
    htmlFilename: '[name].html',
    assetModuleFilename: 'images/[name][ext]',
    publicPath: 'https://cdn.example.com/gallery/',
    crossOriginLoading: 'anonymous',
    workerPublicPath: '/',
    clean: true,
  },
};
