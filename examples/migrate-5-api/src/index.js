import('./cart.js').then(({ open }) => open());
