import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [new webpack.ContextExclusionPlugin(/^(hu\.js|regional)$/)],
};
