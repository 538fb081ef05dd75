module.exports = 'de';
