const tools = { load: require };
module.exports = tools.load('./menu.cjs');
