console.log('Three new orders');
