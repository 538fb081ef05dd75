console.log('Text');
