/** @type {import('webpack').RuleSetRule[]} */
const rules = [
  {
    test: /\.js$/,
    compiler: 'browser',
    use: ({ compiler, resource }) => {
      console.log(`${compiler}: ${resource}`);
      return './loaders/compile.js';
    },
  },
];

export default [
  {
    name: 'browser',
    mode: 'development',
    output: { filename: 'browser.js' },
    module: { rules },
  },
  {
    name: 'server',
    mode: 'development',
    target: 'node',
    output: { filename: 'server.js' },
    module: { rules },
  },
];
