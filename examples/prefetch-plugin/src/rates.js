console.log('1 EUR = 1.08 USD');
