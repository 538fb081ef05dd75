import path from 'node:path';
import webpack from 'webpack';

export default {
  mode: 'production',
  plugins: [
    new webpack.DefinePlugin({
      VERSION: webpack.DefinePlugin.runtimeValue(() => JSON.stringify('2.3.0'), {
        buildDependencies: [path.resolve('package.json')],
      }),
      PAGE_SIZE: 20,
    }),
  ],
};
