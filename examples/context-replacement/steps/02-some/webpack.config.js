import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [new webpack.ContextReplacementPlugin(/src[\\/]locale$/, /^\.\/(de|fr)\.js$/)],
};
