import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.NormalModuleReplacementPlugin('./payment.js', './payment.sandbox.js')],
};
