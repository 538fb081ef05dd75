const name = location.hash;

console.log(1, import.meta.env.WEBPACK_API_URL);
console.log(2, import.meta.env['WEBPACK_API_URL']);
console.log(3, process.env.WEBPACK_API_URL);
console.log(4, import.meta.env.DATABASE_PASSWORD);
console.log(5, process.env.DATABASE_PASSWORD);
console.log(6, process.env[name]);
console.log(7, import.meta.env[name]);
