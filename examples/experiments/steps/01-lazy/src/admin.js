console.log('Orders of today');
