import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.EnvironmentPlugin({
      REGION: 'eu',
      SALE: false,
      PAGE_SIZE: 20,
      BANNER: null,
    }),
  ],
};
