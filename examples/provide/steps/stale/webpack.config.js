import path from 'node:path';
import webpack from 'webpack';

export default (env) => ({
  mode: 'production',
  cache: { type: 'filesystem' },
  plugins: [
    new webpack.ProvidePlugin({
      t: [path.resolve('src/translate.js'), env.language],
    }),
  ],
});
