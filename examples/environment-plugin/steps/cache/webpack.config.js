import webpack from 'webpack';

export default {
  mode: 'production',
  cache: { type: 'filesystem' },
  plugins: [new webpack.EnvironmentPlugin(['REGION'])],
};
