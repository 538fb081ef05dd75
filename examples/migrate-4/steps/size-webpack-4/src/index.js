module.exports = require('./table.json');
