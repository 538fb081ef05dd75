const { build } = require('./build.js');

process.on('warning', ({ code, message }) => console.log(`[${code}] ${message}`));

async function main([major, file]) {
  const { ModuleListPlugin } = require(`./${file}`);
  const { stats, read } = await build(major, {
    mode: 'development',
    entry: './src/nested',
    plugins: [new ModuleListPlugin()],
  });
  console.log(`webpack ${stats.version}, ${file}`);
  console.log(read('modules.txt'));
}

main(process.argv.slice(2));
