function load(name) {
  return require('./pages/' + name);
}

console.log(load('cart'));
