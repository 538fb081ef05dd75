module.exports = 'Acme';
