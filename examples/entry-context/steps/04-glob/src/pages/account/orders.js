console.log('orders');
