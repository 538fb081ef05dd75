// Calls webpack without a command line tool, and prints messages without their stack.
try {
  const webpack = require('webpack');
  webpack(require(process.argv[2] || './webpack.config.js'), (error, stats) => {
    if (error) throw error;
    const hidden = { hash: false, timings: false, builtAt: false, entrypoints: false };
    console.log(stats.toString({ modules: false, children: false, ...hidden }));
    process.exitCode = stats.hasErrors() ? 1 : 0;
  });
} catch (error) {
  console.error(`${error.name}: ${error.message}`);
  process.exitCode = 1;
}
