// The price without tax.
const gross = 119;

console.log(gross / 1.19);
