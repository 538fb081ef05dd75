var pages = { start: './start', cart: './cart' };

function load(name) {
  return require(pages[name]);
}

console.log(load('cart'));
