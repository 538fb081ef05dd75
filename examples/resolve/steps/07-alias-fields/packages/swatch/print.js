module.exports.print = () => {};
