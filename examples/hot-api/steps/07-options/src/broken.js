const currency = 'EUR';

console.log('broken 1', currency);
