module.exports = 'Cart';
