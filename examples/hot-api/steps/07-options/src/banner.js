console.log('banner 1');
