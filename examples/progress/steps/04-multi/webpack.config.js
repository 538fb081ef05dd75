export default [
  { name: 'shop', mode: 'production' },
  { name: 'server', mode: 'production', target: 'node', output: { filename: 'server.cjs' } },
];
