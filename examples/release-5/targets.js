const { build } = require('./build.js');

async function main() {
  for (const target of ['web', ['web', 'es5']]) {
    const { read } = await build('5', { entry: './src/shop/three.js', target, output: { filename: 'target.js' } });
    const code = read('target.js');
    console.log(`target ${JSON.stringify(target)}: ${code.includes('=>') ? 'with' : 'without'} arrow functions`);
  }
}

main();
