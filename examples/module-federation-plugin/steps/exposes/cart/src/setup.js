console.log('the cart is set up');
