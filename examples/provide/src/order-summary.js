const orders = [
  { tea: 'Assam', price: 8 },
  { tea: 'Sencha', price: 12 },
];

console.log(`Total: ${_.sumBy(orders, 'price')} EUR`);
