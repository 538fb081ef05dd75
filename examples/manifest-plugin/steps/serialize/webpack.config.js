import webpack from 'webpack';

export default {
  mode: 'production',
  entry: { shop: './src/shop.js', admin: './src/admin.js' },
  output: {
    filename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
  },
  module: { rules: [{ test: /\.svg$/, type: 'asset/resource' }] },
  plugins: [
    new webpack.ManifestPlugin({
      serialize: ({ assets }) => {
        const files = Object.entries(assets).map(([name, { file }]) => [name, file]);
        return JSON.stringify(Object.fromEntries(files), null, 2);
      },
    }),
  ],
};
