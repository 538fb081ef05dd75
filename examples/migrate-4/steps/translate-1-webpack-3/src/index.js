console.log(require('./text.json'));
