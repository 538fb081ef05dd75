const settings = import.meta.env;

console.log(settings);
