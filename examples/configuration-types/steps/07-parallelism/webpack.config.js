import { report } from './report.js';

const shared = {
  mode: 'development',
  devtool: false,
  stats: 'none',
  plugins: [report],
};

const configurations = [
  { ...shared, name: 'client', output: { filename: 'client.js' } },
  { ...shared, name: 'server', output: { filename: 'server.js' } },
  { ...shared, name: 'docs', entry: './src/docs.js', output: { filename: 'docs.js' } },
];

export default Object.assign(configurations, { parallelism: 1 });
