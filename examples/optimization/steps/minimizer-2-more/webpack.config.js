import MinimizerPlugin from 'minimizer-webpack-plugin';

export default {
  mode: 'production',
  entry: { main: './src/index.js', admin: './src/admin.js' },
  output: { copy: ['data'] },
  optimization: {
    minimizer: [
      '...',
      new MinimizerPlugin({ test: /\.json$/, minify: MinimizerPlugin.jsonMinify }),
    ],
  },
};
