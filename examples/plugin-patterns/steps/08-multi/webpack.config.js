import { BuildsPlugin } from './builds-plugin.js';

const builds = new BuildsPlugin();
const shared = { mode: 'production', stats: 'errors-warnings', plugins: [builds] };

export default [
  {
    ...shared,
    name: 'server',
    dependencies: ['browser'],
    target: 'node',
    entry: { server: './src/admin.js' },
    output: { filename: '[name].cjs' },
  },
  { ...shared, name: 'browser', target: 'web', entry: { shop: './src/shop.js' } },
];
