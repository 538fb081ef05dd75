console.log('Sale');
