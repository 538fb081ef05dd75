import path from 'node:path';
import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;
const branch = () => process.env.BRANCH ?? 'main';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  stats: 'errors-warnings',
  cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache') },
  plugins: [
    new VirtualUrlPlugin({
      branch: {
        source: () => `export const branch = ${JSON.stringify(branch())};`,
      },
    }),
  ],
};
