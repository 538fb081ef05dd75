import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/compare.js',
  optimization: { concatenateModules: false },
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      fallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path][query]',
    }),
  ],
};
