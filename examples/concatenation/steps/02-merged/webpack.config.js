import webpack from 'webpack';

export default {
  mode: 'none',
  plugins: [new webpack.optimize.ModuleConcatenationPlugin()],
};
