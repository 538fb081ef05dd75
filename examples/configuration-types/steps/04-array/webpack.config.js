const shared = { mode: 'development', devtool: false, stats: 'errors-warnings' };

export default [
  { ...shared, name: 'client', output: { filename: 'client.js' } },
  { ...shared, name: 'server', target: 'node', output: { filename: 'server.js' } },
  { ...shared, name: 'worker', target: 'webworker', output: { filename: 'worker.js' } },
];
