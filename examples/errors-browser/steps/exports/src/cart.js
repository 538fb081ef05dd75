exports.total = 7;
console.log('Cart');
