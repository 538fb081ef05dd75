import webpack from 'webpack';

const { HttpUriPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [
    new HttpUriPlugin({
      allowedUris: ['http://cdn.example.com/'],
      upgrade: Boolean(process.env.UPGRADE),
    }),
  ],
};
