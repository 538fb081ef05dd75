require('!style!css!./style.css');

var shop = require('./shop.json');

document.title = shop.name;
document.querySelector('img').src = require('./logo.svg');

require.ensure([], function (require) {
  require('./cart').open();
});
