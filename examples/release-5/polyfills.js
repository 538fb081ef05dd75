const { build } = require('./build.js');

async function main() {
  for (const major of ['4', '5']) {
    const { stats, read } = await build(major, { entry: './src/crypto' });
    if (stats.errors.length === 0) console.log(`webpack ${stats.version}: ${read('main.js').length} bytes`);
    for (const { message } of stats.errors) console.log(`webpack ${stats.version}: ${message}`);
  }
}

main();
