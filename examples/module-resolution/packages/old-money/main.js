module.exports.old = 'main';
