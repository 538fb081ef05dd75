const menu = require('./menu.cjs');
console.log(menu.tea);
