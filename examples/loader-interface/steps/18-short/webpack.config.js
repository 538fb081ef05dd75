export default {
  mode: 'development',
  devtool: false,
  stats: { preset: 'errors-warnings', logging: 'info' },
  module: {
    rules: [
      {
        resourceQuery: /lines/,
        use: [
          './loaders/lines-loader.js',
          './loaders/line-ends-loader.js',
          './loaders/count-loader.js',
          { loader: './loaders/old-name-loader.js', options: { sep: ';' } },
        ],
      },
      { resourceQuery: /date/, use: './loaders/date-loader.js' },
      { resourceQuery: /forward/, use: './loaders/forward-loader.js' },
      { resourceQuery: /license/, use: './loaders/license-loader.js' },
    ],
  },
};
