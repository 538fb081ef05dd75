const name = process.argv[2] ?? 'roads';

console.log(require(`../src/layers/${name}.js`).name);
