module.exports.widget = 'cjs';
