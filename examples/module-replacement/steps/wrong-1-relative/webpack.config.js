import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  plugins: [new webpack.NormalModuleReplacementPlugin(/payment\.js$/, './payment.sandbox.js')],
};
