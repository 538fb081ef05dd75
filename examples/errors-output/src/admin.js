console.log('Orders: 12');
