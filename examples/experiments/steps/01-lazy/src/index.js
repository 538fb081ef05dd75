const { total } = await import('./cart.js');

console.log(total());
