import path from 'node:path';

export default {
  mode: 'production',
  cache: {
    type: 'filesystem',
  },
  snapshot: {
    managedPaths: [path.resolve('node_modules')],
  },
};
