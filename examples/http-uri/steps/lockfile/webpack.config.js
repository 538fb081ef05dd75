import path from 'node:path';
import webpack from 'webpack';

const { HttpUriPlugin } = webpack.experiments.schemes;

/** @returns {import('webpack').Configuration} */
const configuration = (/** @type {string} */ name) => ({
  name,
  mode: 'development',
  target: 'node',
  entry: { [name]: `./src/${name}.js` },
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  plugins: [
    new HttpUriPlugin({
      allowedUris: ['http://cdn.example.com/'],
      lockfileLocation: path.resolve('http.lock'),
    }),
  ],
});

export default [configuration('shop'), configuration('mail')];
