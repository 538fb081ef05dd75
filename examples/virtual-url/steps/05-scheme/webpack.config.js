import webpack from 'webpack';

const { VirtualUrlPlugin } = webpack.experiments.schemes;

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new VirtualUrlPlugin({ 'build-info': "export const version = '2.4.0';" }, { scheme: 'blog' }),
  ],
};
