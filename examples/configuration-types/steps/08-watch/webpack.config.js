import { report } from './report.js';

const shared = {
  mode: 'development',
  devtool: false,
  stats: 'none',
  plugins: [report],
};

const configurations = [
  { ...shared, name: 'client', entry: './src/client.js', output: { filename: 'client.js' } },
  { ...shared, name: 'docs', entry: './src/docs.js', output: { filename: 'docs.js' } },
  { ...shared, name: 'server', dependencies: ['client'], output: { filename: 'server.js' } },
];

export default Object.assign(configurations, { parallelism: 1 });
