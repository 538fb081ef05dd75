import webpack from 'webpack';
import manifest from './package.json' with { type: 'json' };

export default {
  mode: 'development',
  plugins: [
    new webpack.BannerPlugin({
      banner: ({ chunk, filename }) =>
        [
          `${manifest.name} ${manifest.version}`,
          `${filename}: ${chunk.canBeInitial() ? 'loaded at once' : 'loaded on demand'}`,
          'build [fullhash:8]',
        ].join('\n'),
    }),
  ],
};
