import webpack from 'webpack';
import manifest from './package.json' with { type: 'json' };

const { VirtualUrlPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new VirtualUrlPlugin({
      'build-info': `export const version = ${JSON.stringify(manifest.version)};`,
    }),
  ],
};
