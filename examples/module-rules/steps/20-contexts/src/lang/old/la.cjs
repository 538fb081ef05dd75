module.exports = 'old/la';
