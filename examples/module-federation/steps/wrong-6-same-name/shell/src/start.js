const own = await import('./total.js');
const cart = await import('cart/total');

document.querySelector('p').textContent = `${own.total([4, 6])} and ${cart.total([4, 6])}`;
