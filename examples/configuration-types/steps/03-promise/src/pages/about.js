console.log('About');
