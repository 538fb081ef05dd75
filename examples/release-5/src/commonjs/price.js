exports.net = (gross) => gross / 1.19;
exports.roman = (value) => 'I'.repeat(value);
