document.querySelector('main').textContent = 'Checkout';
