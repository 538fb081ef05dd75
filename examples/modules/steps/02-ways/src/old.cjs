const round = require('./round.cjs');

exports.cents = (price) => round(price * 100);
