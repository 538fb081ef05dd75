import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: './src/calendar.js',
  output: { filename: 'calendar.cjs' },
  plugins: [
    new webpack.IgnorePlugin({
      resourceRegExp: /^\.\/locale$/,
      contextRegExp: /[\\/]moment$/,
    }),
  ],
};
