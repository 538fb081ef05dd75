import path from 'node:path';

const folder = (name) => path.resolve(import.meta.dirname, 'dist', name);

export default [
  {
    name: 'web',
    mode: 'development',
    devtool: false,
    target: 'web',
    output: { path: folder('web') },
  },
  {
    name: 'node',
    mode: 'development',
    devtool: false,
    target: 'node',
    output: { path: folder('node'), filename: '[name].cjs' },
  },
  {
    name: 'universal',
    mode: 'development',
    devtool: false,
    target: 'universal',
    output: { path: folder('universal') },
  },
];
