const total = 119;

console.log(total / 1.19);
