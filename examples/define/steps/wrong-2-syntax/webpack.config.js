import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [new webpack.DefinePlugin({ VERSION: '2.3.0', PAGE_SIZE: 20 })],
};
