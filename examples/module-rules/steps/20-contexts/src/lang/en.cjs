module.exports = 'en';
