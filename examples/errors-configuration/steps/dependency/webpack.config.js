export default [
  { name: 'client', mode: 'development' },
  { name: 'server', mode: 'development', target: 'node', dependencies: ['web'] },
];
