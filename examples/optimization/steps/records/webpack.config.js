import path from 'node:path';

export default {
  mode: 'production',
  entry: './src/total.js',
  recordsPath: path.resolve(import.meta.dirname, 'records.json'),
};
