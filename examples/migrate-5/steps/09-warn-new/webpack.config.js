module.exports = {
  mode: 'production',
  output: {
    filename: '[name].[contenthash].js',
  },
  externals: [
    ({ request }, callback) => {
      if (request === 'jquery') callback(null, 'jQuery');
      else callback();
    },
  ],
  module: {
    rules: [{ test: /\.txt$/, loader: './lines-loader.js', options: { trim: 1 } }],
  },
  optimization: {
    moduleIds: 'deterministic',
    emitOnErrors: true,
  },
  ignoreWarnings: [/was not found/],
};
