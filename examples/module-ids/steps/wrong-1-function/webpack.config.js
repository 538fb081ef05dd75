import webpack from 'webpack';

export default {
  mode: 'production',
  optimization: { concatenateModules: false },
  plugins: [new webpack.ids.HashedModuleIdsPlugin({ hashFunction: 'whirlpool2' })],
};
