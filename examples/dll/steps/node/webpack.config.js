import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  target: 'node',
  entry: { report: './src/report.js' },
  output: { filename: '[name].cjs' },
  plugins: [
    new webpack.DllReferencePlugin({
      manifest: path.resolve('dll/vendor.json'),
    }),
  ],
};
