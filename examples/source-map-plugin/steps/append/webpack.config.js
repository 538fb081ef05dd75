import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: '../maps/[file].map',
      append: '\n//# sourceMappingURL=https://maps.example.com/1.4.0/[file].map',
    }),
  ],
};
