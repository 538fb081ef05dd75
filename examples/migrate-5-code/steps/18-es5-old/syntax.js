const { readFileSync } = require('fs');
const { parse } = require('acorn');

try {
  parse(readFileSync('dist/main.js', 'utf8'), { ecmaVersion: 5 });
  console.log('dist/main.js is ES5');
} catch (error) {
  console.log('dist/main.js is not ES5:', error.message);
}
