import(/* webpackChunkName: 'cart' */ './cart.js').then(({ total }) => {
  console.log(total([3, 4]));
});
