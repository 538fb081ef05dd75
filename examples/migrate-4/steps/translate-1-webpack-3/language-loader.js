module.exports = (text) => 'module.exports = ' + JSON.stringify(JSON.parse(text).en);
