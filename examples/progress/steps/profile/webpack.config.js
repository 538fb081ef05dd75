import webpack from 'webpack';

export default {
  mode: 'production',
  infrastructureLogging: { debug: /Progress/ },
  plugins: [new webpack.ProgressPlugin({ profile: true })],
};
