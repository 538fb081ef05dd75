export default [
  { name: 'browser', mode: 'development', target: 'web' },
  { name: 'server', target: 'node' },
];
