export default {
  mode: 'production',
  devtool: 'source-map',
  entry: {
    shop: './src/shop.js',
    admin: './src/admin.js',
  },
  output: {
    assetModuleFilename: 'images/[name][ext]',
    clean: true,
  },
};
