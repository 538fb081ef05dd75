console.log('Assam');
