import webpack from 'webpack';
import manifest from './package.json' with { type: 'json' };

export default {
  mode: 'production',
  plugins: [
    new webpack.DefinePlugin({
      VERSION: JSON.stringify(manifest.version),
      PAGE_SIZE: 20,
    }),
  ],
};
