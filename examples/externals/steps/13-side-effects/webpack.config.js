/** @returns {import('webpack').Configuration} */
const build = (name, lodash) => ({
  name,
  mode: 'production',
  target: 'node',
  output: { filename: `${name}.cjs` },
  externals: { lodash },
});

export default [
  build('kept', 'commonjs lodash'),
  build('dropped', { external: 'commonjs lodash', sideEffects: false }),
];
