exports.twice = require('counter-twice');
exports.wrapped = require('counter-wrapped');
exports.synced = require('counter-synced');
