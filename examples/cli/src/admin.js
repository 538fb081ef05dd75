console.log('The back office is open.');
