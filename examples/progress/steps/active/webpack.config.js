import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [new webpack.ProgressPlugin({ activeModules: true })],
};
