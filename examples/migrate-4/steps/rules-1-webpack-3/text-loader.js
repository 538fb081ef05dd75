module.exports = (text) => 'module.exports = ' + JSON.stringify(text.trim());
