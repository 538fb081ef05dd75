console.log('cart');
