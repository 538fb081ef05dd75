import webpack from 'webpack';

export default (env) => ({
  mode: 'production',
  cache: { type: 'filesystem' },
  plugins: [env.maps && new webpack.SourceMapDevToolPlugin({ filename: '[file].map' })],
});
