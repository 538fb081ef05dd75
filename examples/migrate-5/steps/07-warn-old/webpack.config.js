module.exports = {
  mode: 'production',
  output: {
    filename: '[name].[hash].js',
  },
  externals: [
    (context, request, callback) => {
      if (request === 'jquery') callback(null, 'jQuery');
      else callback();
    },
  ],
  module: {
    rules: [{ test: /\.txt$/, loader: './lines-loader.js', options: 'trim=1' }],
  },
  optimization: {
    moduleIds: 'hashed',
    noEmitOnErrors: false,
  },
  stats: { warningsFilter: /was not found/ },
};
