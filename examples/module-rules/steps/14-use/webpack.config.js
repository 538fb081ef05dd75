import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [
      {
        test: /\.md$/,
        use: [
          './loaders/page.js',
          './loaders/say.js?text=query',
          { loader: './loaders/say.js', options: { text: 'object' } },
          ({ issuer }) => ({
            loader: './loaders/say.js',
            options: { text: path.basename(issuer) },
          }),
        ],
      },
    ],
  },
};
