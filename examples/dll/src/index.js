import { sumBy } from 'lodash-es';

const cart = [
  { name: 'Oak table', price: 340 },
  { name: 'Lamp', price: 45 },
];

document.querySelector('output').textContent = `${sumBy(cart, 'price')} EUR`;
