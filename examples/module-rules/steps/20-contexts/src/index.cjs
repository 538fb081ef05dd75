const [, , name] = process.argv;

console.log(require(`./lang/${name}.cjs`));
console.log(require(name));
console.log(load(require));

function load(someRequire) {
  return someRequire(name);
}
