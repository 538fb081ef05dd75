import webpack from 'webpack';

export default {
  mode: 'production',
  output: {
    clean: true,
  },
  plugins: [new webpack.ContextReplacementPlugin(/moment[\\/]locale$/, /^\.\/(de|fr)$/)],
};
