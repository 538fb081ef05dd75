export default {
  mode: 'production',
  entry: {
    home: './src/index.html',
    'service-worker': { import: './src/service-worker.js', filename: '[name].js', html: false },
  },
  output: {
    filename: '[name].[contenthash].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
