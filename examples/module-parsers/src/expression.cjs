const load = (file) => require(file);
module.exports = load(process.argv[2]);
