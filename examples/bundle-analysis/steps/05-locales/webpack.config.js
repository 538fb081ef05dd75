import webpack from 'webpack';

export default {
  mode: 'production',
  output: {
    clean: true,
  },
  plugins: [
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/locale$/,
      contextRegExp: /moment$/,
    }),
  ],
};
