define(['./prices.js'], (prices) => prices.tea);
