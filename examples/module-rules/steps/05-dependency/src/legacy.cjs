module.exports = require('./logo.svg');
