console.log('router 1');
