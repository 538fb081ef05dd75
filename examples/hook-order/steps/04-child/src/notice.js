console.log('Closed on Sunday');
