import webpack from 'webpack';

const { HttpUriPlugin } = webpack.experiments.schemes;

export default {
  mode: 'production',
  target: 'web',
  externalsPresets: { web: false },
  plugins: [
    new HttpUriPlugin({
      allowedUris: ['http://cdn.example.com/'],
      frozen: false,
    }),
  ],
};
