export default {
  mode: 'development',
  devtool: false,
  stats: { errorDetails: false },
  resolve: { fallback: { path: false, 'node:path': false } },
};
