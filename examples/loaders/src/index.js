import prices from './prices.csv';

for (const [tea, price] of prices) {
  console.log(`${tea}: ${price}`);
}
