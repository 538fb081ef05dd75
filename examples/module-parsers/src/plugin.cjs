const local = require(/* webpackIgnore: true */ './local.cjs');
module.exports = local;
