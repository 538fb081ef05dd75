export default {
  mode: 'production',
  entry: './src/index.html',
  devtool: 'source-map',
  output: {
    // The hash changes with the content, so browsers can cache the file forever.
    filename: '[name].[contenthash:8].js',
    // Without this, the page would have a hash in its name too.
    htmlFilename: '[name].html',
    // At /settings/profile, the page must not look for its script in /settings.
    html: { base: '/' },
    clean: true,
  },
  devServer: {
    historyApiFallback: true,
    watchFiles: ['src/**/*.html'],
  },
};
