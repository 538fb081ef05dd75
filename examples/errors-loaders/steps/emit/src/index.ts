const price: number = 3;

console.log(price);
