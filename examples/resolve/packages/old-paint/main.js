module.exports.paint = 'main';
