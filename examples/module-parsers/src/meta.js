console.log(import.meta.url);
console.log(import.meta.dirname);
console.log(import.meta.vendor);
