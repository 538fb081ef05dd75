import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [new webpack.ProgressPlugin({ progressBar: { name: 'Tea shop', width: 10, color: 'cyan' } })],
};
