console.log('list');
