const { spawnSync } = require('node:child_process');
const { build } = require('./build.js');

async function main() {
  for (const major of ['4', '5']) {
    const { stats } = await build(major, {
      target: 'node',
      entry: './src/service',
      optimization: {
        splitChunks: {
          cacheGroups: { shared: { test: /price/, chunks: 'all', enforce: true } },
        },
      },
    });
    const { stdout, stderr } = spawnSync(process.execPath, [`dist/${major}/main.js`], { encoding: 'utf8' });
    console.log(`webpack ${stats.version}: ${stdout.trim() || /^\w*Error.*$/m.exec(stderr)[0]}`);
  }
}

main();
