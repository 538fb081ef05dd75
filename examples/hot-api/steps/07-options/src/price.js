console.log('price 1');
