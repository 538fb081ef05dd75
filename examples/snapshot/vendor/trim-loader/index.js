module.exports = (source) => source.trim();
