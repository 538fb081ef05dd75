import webpack from 'webpack';

export default ({ brand = 'oak' }) => ({
  mode: 'development',
  target: 'node',
  output: { filename: '[name].cjs' },
  plugins: [
    new webpack.NormalModuleReplacementPlugin(/\/BRAND\.js$/, (data) => {
      data.request = data.request.replace('BRAND', brand);
    }),
  ],
});
