module.exports = (value) => Math.round(value);
