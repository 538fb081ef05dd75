import webpack from 'webpack';

export default (env) => ({
  mode: 'production',
  cache: {
    type: 'filesystem',
    name: env.maps ? 'maps' : 'no-maps',
  },
  plugins: [env.maps && new webpack.SourceMapDevToolPlugin({ filename: '[file].map' })],
});
