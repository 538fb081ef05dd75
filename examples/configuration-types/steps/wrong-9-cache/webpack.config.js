const shared = {
  mode: 'development',
  devtool: false,
  stats: 'errors-warnings',
  cache: { type: 'filesystem', name: 'my-cache' },
};

export default [
  { ...shared, name: 'client', output: { filename: 'client.js' } },
  { ...shared, name: 'server', target: 'node', output: { filename: 'server.js' } },
];
