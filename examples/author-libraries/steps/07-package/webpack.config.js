import path from 'node:path';

const common = {
  mode: 'production',
  devtool: 'source-map',
};

export default [
  {
    ...common,
    name: 'import',
    externals: /^lodash-es(\/|$)/,
    output: {
      path: path.resolve(import.meta.dirname, 'dist/esm'),
      filename: 'index.js',
      library: { type: 'module' },
      copy: [{ from: 'src/index.d.ts' }],
      clean: true,
    },
  },
  {
    ...common,
    name: 'require',
    output: {
      path: path.resolve(import.meta.dirname, 'dist/cjs'),
      filename: 'index.cjs',
      library: { type: 'commonjs-static' },
      copy: [{ from: 'src/index.d.ts', filename: '[name].cts' }],
      clean: true,
    },
  },
];
