module.exports.swatch = 'terminal';
