import { report } from './report.js';

const shared = {
  mode: 'development',
  devtool: false,
  stats: 'none',
  plugins: [report],
};

export default [
  { ...shared, name: 'server', dependencies: ['client'], output: { filename: 'server.js' } },
  { ...shared, name: 'client', output: { filename: 'client.js' } },
];
