import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.SourceMapDevToolPlugin({
      filename: 'maps/[file].map',
      publicPath: 'https://maps.example.com/',
    }),
  ],
};
