import { FilesPlugin } from './files-plugin.js';

const shared = {
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [new FilesPlugin()],
};

export default [
  { ...shared, name: 'shop', output: { filename: 'shop.js' } },
  {
    ...shared,
    name: 'admin',
    dependencies: ['shop'],
    entry: './src/admin.js',
    output: { filename: 'admin.js' },
  },
];
