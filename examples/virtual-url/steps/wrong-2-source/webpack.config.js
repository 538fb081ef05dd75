import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  plugins: [new VirtualUrlPlugin({ settings: { type: '.json', source: '{}' } })],
};
