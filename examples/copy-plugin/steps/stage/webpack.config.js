import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.ManifestPlugin(),
    new webpack.CopyPlugin({
      patterns: ['public'],
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
  ],
};
