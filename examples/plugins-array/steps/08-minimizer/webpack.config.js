import MinimizerPlugin from 'minimizer-webpack-plugin';

const configuration = (name, rest) => ({
  name,
  mode: 'development',
  devtool: false,
  output: { filename: `${name}.js` },
  ...rest,
});

export default [
  configuration('plugins', { plugins: [new MinimizerPlugin()] }),
  configuration('minimizer', { optimization: { minimizer: [new MinimizerPlugin()] } }),
];
