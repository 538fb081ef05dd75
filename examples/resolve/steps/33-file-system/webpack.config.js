import fs from 'node:fs';
import path from 'node:path';
import { withGenerated } from './with-generated.js';

export default {
  mode: 'development',
  devtool: false,
  resolve: {
    fileSystem: withGenerated(fs, path.resolve('src/generated.js')),
  },
};
