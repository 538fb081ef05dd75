export default {
  mode: 'development',
  stats: { errorDetails: false },
  entry: './src/index',
  resolve: { extensions: ['js'] },
};
