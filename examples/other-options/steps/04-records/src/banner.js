console.log('banner');
