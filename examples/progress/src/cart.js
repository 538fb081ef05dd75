console.log('Your cart is empty.');
