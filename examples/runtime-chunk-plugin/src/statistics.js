console.log('statistics');
