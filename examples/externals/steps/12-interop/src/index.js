import greet from 'greet';

console.log(typeof greet, greet);
