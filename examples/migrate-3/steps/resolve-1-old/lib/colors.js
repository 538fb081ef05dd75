module.exports = 'red';
