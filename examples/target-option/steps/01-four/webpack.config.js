import path from 'node:path';

const builds = [
  { name: 'web', target: 'web' },
  { name: 'webworker', target: 'webworker' },
  { name: 'node', target: 'node', filename: '[name].cjs' },
  { name: 'es5', target: ['web', 'es5'] },
];

export default builds.map(({ name, target, filename = '[name].js' }) => ({
  name,
  mode: 'development',
  devtool: false,
  target,
  output: { path: path.resolve('dist', name), filename },
}));
