console.log(require('colors'), require('sizes'), require('brands'));
