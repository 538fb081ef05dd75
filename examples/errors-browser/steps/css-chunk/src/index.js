import('./cart.js').then(({ total }) => console.log(total));
