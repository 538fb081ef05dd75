import webpack from 'webpack';

export default {
  mode: 'none',
  output: { filename: '[name].[contenthash:8].js' },
  plugins: [
    new webpack.BannerPlugin(`Build ${process.env.BUILD}`),
    new webpack.optimize.RealContentHashPlugin({ hashFunction: 'sha256', hashDigest: 'hex' }),
  ],
};
