console.log('shop');
