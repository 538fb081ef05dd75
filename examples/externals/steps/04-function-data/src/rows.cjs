module.exports = require('lodash/chunk');
