'use strict';

exports.format = (sum) => `${sum.toFixed(2)} EUR`;
