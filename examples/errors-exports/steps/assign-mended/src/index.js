import * as cart from './cart.js';

const discounted = { ...cart, discount: 1 };
console.log(discounted.total([3, 4]));
