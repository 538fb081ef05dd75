import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DefinePlugin({ VERSION: JSON.stringify('2.3.0'), PAGE_SIZE: 20 }),
    new webpack.DefinePlugin({ VERSION: JSON.stringify('2.4.0') }),
  ],
};
