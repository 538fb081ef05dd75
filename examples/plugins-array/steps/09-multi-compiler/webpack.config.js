/** @type {import('webpack').Configuration[]} */
const configurations = [
  { name: 'shop', mode: 'development', output: { filename: 'shop.js' } },
  {
    name: 'admin',
    mode: 'development',
    entry: './src/admin.js',
    output: { filename: 'admin.js' },
  },
];

// A property of the array: applied once, to the compiler of all configurations.
const plugins = [
  (multiCompiler) => {
    multiCompiler.hooks.done.tap('Together', ({ stats }) => {
      console.log(`${stats.length} builds finished`);
    });
  },
];

export default Object.assign(configurations, { plugins });
