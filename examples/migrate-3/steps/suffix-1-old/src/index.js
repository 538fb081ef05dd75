console.log(require('./shop.json').name);
