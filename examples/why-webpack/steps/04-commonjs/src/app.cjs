const { scale } = require('./recipe.cjs');

console.log(`Flour: ${scale(250, 4)}`);
