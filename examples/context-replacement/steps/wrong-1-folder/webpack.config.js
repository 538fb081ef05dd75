import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  plugins: [new webpack.ContextReplacementPlugin(/src[\\/]locale$/, './customer')],
};
