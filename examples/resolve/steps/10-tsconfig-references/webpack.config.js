import path from 'node:path';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    tsconfig: {
      configFile: path.resolve(import.meta.dirname, 'tsconfig.json'),
      references: 'auto',
    },
  },
};
