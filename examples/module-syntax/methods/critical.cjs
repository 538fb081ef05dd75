const load = (name) => require(name);
const copy = require;

exports.load = [load, copy];
