import shop from './shop.ini';

console.log(shop.seats);
