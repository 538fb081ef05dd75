module.exports = (prices) => prices.reduce((sum, price) => sum + price, 0);
