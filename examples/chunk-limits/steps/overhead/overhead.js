import webpack from 'webpack';
import config from './webpack.config.js';

for (const chunkOverhead of [0, 10_000, 1_000_000]) {
  const limit = new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 3, chunkOverhead });
  const stats = await new Promise((resolve, reject) => {
    webpack({ ...config, plugins: [limit] }, (error, stats) => (error ? reject(error) : resolve(stats)));
  });
  console.log(chunkOverhead, stats.toJson().assets.map(({ name }) => name).sort());
}
