const { REGION } = process.env;
const { REGION: region, LANGUAGE } = process.env;
console.log(1, process.env['REGION']);
console.log(2, process.env[location.hash]);
console.log(3, process.env.LANGUAGE, import.meta.env.LANGUAGE);
console.log(4, process.env);
console.log(5, import.meta.env);
