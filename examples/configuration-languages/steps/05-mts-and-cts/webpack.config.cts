const config: import('webpack').Configuration = {
  mode: 'development',
  devtool: false,
  output: { filename: 'from-cts.js' },
};

module.exports = config;
