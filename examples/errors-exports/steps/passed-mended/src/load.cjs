exports.load = (language) => require(`./texts/${language}.js`);
