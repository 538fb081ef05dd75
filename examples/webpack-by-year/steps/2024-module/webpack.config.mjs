export default {
  mode: 'production',
  target: 'node22',
  externals: /^lodash-es/,
  externalsType: 'module-import',
  output: {
    module: true,
    library: { type: 'module' },
  },
};
