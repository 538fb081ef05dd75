console.log('The atlas starts');
