exports.tax = (sum) => sum * 0.2;
