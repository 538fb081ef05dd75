import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '[file].map',
      moduleFilenameTemplate: 'https://git.example.com/shop/1.4.0/[resource-path]',
    }),
  ],
};
