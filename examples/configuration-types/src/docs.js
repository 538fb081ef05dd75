console.log('The documentation.');
