console.log('guide');
