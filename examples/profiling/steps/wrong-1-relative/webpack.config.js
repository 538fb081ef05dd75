import webpack from 'webpack';

export default {
  mode: 'development',
  plugins: [new webpack.debug.ProfilingPlugin({ outputPath: 'profiles/build.json' })],
};
