module.exports = 'legacy';
