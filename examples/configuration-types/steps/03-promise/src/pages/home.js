console.log('Home');
