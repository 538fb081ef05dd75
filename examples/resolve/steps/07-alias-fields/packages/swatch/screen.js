module.exports.swatch = 'canvas';
