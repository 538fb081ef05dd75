console.log('Errors are reported');
