console.log('Tea shop');
