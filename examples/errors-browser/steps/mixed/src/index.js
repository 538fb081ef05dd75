import(/* webpackChunkName: "page" */ './cart.js').then(({ total }) => console.log(total));
