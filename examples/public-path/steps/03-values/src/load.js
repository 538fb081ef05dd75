import(/* webpackChunkName: "price" */ './price.js');
