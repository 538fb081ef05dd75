const shared = {
  mode: 'production',
  target: 'node24',
  entry: './src/meta.js',
};

export default [
  { ...shared, output: { filename: 'meta.cjs' } },
  { ...shared, output: { filename: 'meta.mjs', module: true } },
  { ...shared, output: { filename: 'web.cjs' }, target: 'web' },
];
