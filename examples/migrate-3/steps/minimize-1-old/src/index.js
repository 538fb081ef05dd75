console.log(require('./price.txt'));
