import webpack from 'webpack';

export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    // Browsers look for a new service worker at the same URL, so its name has no hash.
    workerChunkFilename: '[name].js',
    htmlFilename: '[name].html',
    clean: true,
  },
  plugins: [
    // The list of files that the service worker stores when it is installed.
    new webpack.ManifestPlugin({
      filename: 'precache.json',
      entrypoints: false,
      // Relative to the service worker, so that the app can be in any folder.
      prefix: './',
      filter: ({ file }) => !/service-worker\.js$|\.map$/.test(file),
    }),
  ],
};
