import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new VirtualUrlPlugin({
      settings: { type: '.json', source: () => JSON.stringify({ language: 'en' }) },
    }),
  ],
};
