export default {
  mode: 'production',
  target: 'node',
  entry: './src/forms.js',
  module: {
    rules: [
      {
        test: /\.svg$/,
        oneOf: [
          { resourceQuery: /^\?inline$/, type: 'asset/inline' },
          { resourceQuery: /^\?raw$/, type: 'asset/source' },
          { with: { type: 'bytes' }, type: 'asset/bytes' },
          { type: 'asset/resource' },
        ],
      },
    ],
  },
};
