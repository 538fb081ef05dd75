const prices = { tea: 3 coffee: 4 };

console.log(prices);
