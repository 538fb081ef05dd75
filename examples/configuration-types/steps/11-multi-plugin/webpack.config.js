const shared = { mode: 'development', devtool: false, stats: 'none' };

const configurations = [
  { ...shared, name: 'client', output: { filename: 'client.js' } },
  { ...shared, name: 'server', output: { filename: 'server.js' } },
];

const plugins = [
  (multiCompiler) => {
    multiCompiler.hooks.done.tap('Sum', (multiStats) => {
      console.log(`${multiStats.stats.length} builds are done.`);
    });
  },
];

export default Object.assign(configurations, { plugins });
