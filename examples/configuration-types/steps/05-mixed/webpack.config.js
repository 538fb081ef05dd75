const shared = { mode: 'development', stats: 'errors-warnings' };

export default [
  { ...shared, name: 'a', devtool: false, output: { filename: 'a.js' } },
  (env) => ({
    ...shared,
    name: 'b',
    devtool: env.debug ? 'source-map' : false,
    output: { filename: 'b.js' },
  }),
  async () => ({ ...shared, name: 'c', devtool: false, output: { filename: 'c.js' } }),
];
