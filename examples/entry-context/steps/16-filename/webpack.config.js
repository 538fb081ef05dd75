export default {
  mode: 'development',
  devtool: false,
  entry: {
    search: './src/search.js',
    'service-worker': { import: './src/search.js', filename: '[name].js' },
    embed: {
      import: './src/search.js',
      filename: ({ chunk }) => `v2/${chunk.name}.min.js`,
    },
  },
  output: {
    filename: 'js/[name].[contenthash:8].js',
  },
};
