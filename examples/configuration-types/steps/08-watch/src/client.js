console.log('The client.');
