const { build } = require('./build.js');

async function main() {
  for (const major of ['4', '5']) {
    for (const entry of ['before', 'after']) {
      const { stats } = await build(major, {
        entry: { main: `./src/hash/${entry}` },
        output: { filename: '[name].[contenthash:8].js' },
      });
      console.log(`webpack ${stats.version}, ${entry}: ${stats.assets[0].name}`);
    }
  }
}

main();
