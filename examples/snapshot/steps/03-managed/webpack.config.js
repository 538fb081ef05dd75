import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  cache: { type: 'filesystem' },
  snapshot: {
    managedPaths: [path.resolve('node_modules')],
  },
  stats: { preset: 'errors-warnings', loggingDebug: [/FileSystemInfo/] },
};
