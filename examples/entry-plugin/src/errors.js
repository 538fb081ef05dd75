console.log('No errors today');
