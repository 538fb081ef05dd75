import webpack from 'webpack';

const { HttpUriPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [
    new HttpUriPlugin({
      allowedUris: [
        (url) => {
          const { host, pathname } = new URL(url);
          return host === 'cdn.example.com' && /^\/money@\d+\.\d+\.\d+\//.test(pathname);
        },
      ],
    }),
  ],
};
