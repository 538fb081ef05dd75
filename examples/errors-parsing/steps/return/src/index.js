const cart = document.querySelector('.cart');
if (cart === null) return;

cart.textContent = 'Empty';
