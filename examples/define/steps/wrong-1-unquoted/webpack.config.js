import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [new webpack.DefinePlugin({ VERSION: 'beta', PAGE_SIZE: 20 })],
};
