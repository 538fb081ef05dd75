import webpack from 'webpack';

export default {
  mode: 'development',
  target: 'node',
  entry: './src/report.cjs',
  output: { filename: '[name].cjs' },
  plugins: [new webpack.ContextReplacementPlugin(/shop[\\/]src$/, /^\.\/formats\/.*\.cjs$/)],
};
