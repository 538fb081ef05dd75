const { build } = require('./build.js');

const sources = ['cart.js', 'price.js', 'search.js'];

async function main(entries) {
  for (const major of ['4', '5']) {
    for (const entry of entries) {
      const { stats } = await build(major, {
        entry: `./src/shop/${entry}`,
        optimization: { concatenateModules: false },
      });
      const ids = sources.map((file) => {
        const { id } = stats.modules.find(({ name }) => name === `./src/shop/${file}`);
        return `${file} ${id}`;
      });
      console.log(`webpack ${stats.version}, ${entry}: ${ids.join(', ')}`);
    }
  }
}

main(process.argv.slice(2));
