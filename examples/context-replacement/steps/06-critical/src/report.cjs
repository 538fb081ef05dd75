const load = (name) => require(name);

console.log(load('./formats/csv.cjs').title);
