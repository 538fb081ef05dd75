import webpack from 'webpack';

export default {
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [
    new webpack.DefinePlugin({ VERSION: JSON.stringify('1.0.0') }),
    new webpack.DefinePlugin({ VERSION: JSON.stringify('2.0.0') }),
  ],
};
