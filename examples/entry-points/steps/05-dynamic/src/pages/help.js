console.log('help');
