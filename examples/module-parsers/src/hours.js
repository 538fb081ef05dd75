import shop from './shop.json';

console.log(shop.hours.open);
