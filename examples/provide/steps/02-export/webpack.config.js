import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [new webpack.ProvidePlugin({ '_.sumBy': ['lodash-es', 'sumBy'] })],
};
