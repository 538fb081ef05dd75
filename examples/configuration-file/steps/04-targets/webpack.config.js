const shared = { mode: 'production', entry: './src/index.js' };

export default [
  { ...shared, name: 'browser', output: { filename: 'app.js' } },
  { ...shared, name: 'server', target: 'node', output: { filename: 'app.cjs' } },
];
