console.log('The program runs.');
