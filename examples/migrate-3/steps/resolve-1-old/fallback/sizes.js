module.exports = 'large';
