import path from 'node:path';

export default {
  mode: 'development',
  cache: { type: 'filesystem', cacheDirectory: path.resolve('.cache') },
};
