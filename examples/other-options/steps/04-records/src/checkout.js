console.log('checkout');
