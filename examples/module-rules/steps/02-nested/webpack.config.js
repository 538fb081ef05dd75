export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      {
        test: /\.svg$/,
        rules: [
          { issuer: /\.css$/, type: 'asset/inline' },
          { resourceQuery: /^\?raw$/, type: 'asset/source' },
          { type: 'asset/resource' },
        ],
      },
    ],
  },
};
