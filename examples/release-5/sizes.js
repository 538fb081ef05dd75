const { build } = require('./build.js');

async function main([folder, text]) {
  for (const major of ['4', '5']) {
    const { stats, read } = await build(major, { entry: `./src/${folder}` });
    const code = read('main.js');
    const found = code.includes(text) ? 'is in the file' : 'is not in the file';
    console.log(`webpack ${stats.version}: ${code.length} bytes, ${text} ${found}`);
  }
}

main(process.argv.slice(2));
