console.log('It works.');
