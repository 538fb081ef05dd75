import('./cart.js').then(function (cart) {
  cart.open();
});
