export default {
  mode: 'development',
  stats: 'none',
  devtool: false,
  infrastructureLogging: { level: 'warn' },
  devServer: { host: 'localhost' },
};
