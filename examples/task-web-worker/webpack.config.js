export default {
  mode: 'production',
  entry: './src/index.html',
  output: {
    filename: '[name].[contenthash:8].js',
    // Makes the files of workers recognizable.
    workerChunkFilename: '[name].worker.[contenthash:8].js',
    htmlFilename: '[name].html',
    clean: true,
  },
};
