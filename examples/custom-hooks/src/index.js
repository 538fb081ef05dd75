console.log('Welcome to the shop');
