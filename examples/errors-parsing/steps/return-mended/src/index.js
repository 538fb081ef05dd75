const cart = document.querySelector('.cart');
if (cart !== null) cart.textContent = 'Empty';
