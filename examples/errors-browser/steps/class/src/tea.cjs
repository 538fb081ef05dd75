const { Product } = require('./product.cjs');

class Tea extends Product {}

exports.Tea = Tea;
