import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new webpack.ContextReplacementPlugin(/src[\\/]locale$/, (data) => {
      data.mode = 'eager';
      data.exclude = /regional/;
    }),
  ],
};
