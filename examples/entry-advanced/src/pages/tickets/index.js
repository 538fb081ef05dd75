console.log('tickets');
