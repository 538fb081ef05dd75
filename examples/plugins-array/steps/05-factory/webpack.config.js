import { FilesPlugin } from './files-plugin.js';

/** @returns {import('webpack').Configuration} */
const shared = () => ({
  mode: 'development',
  stats: 'errors-warnings',
  plugins: [new FilesPlugin()],
});

export default [
  { ...shared(), name: 'shop', output: { filename: 'shop.js' } },
  {
    ...shared(),
    name: 'admin',
    dependencies: ['shop'],
    entry: './src/admin.js',
    output: { filename: 'admin.js' },
  },
];
