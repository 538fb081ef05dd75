const { format } = require('./units.cjs');

exports.scale = (amount, people) => format((amount / 2) * people);
