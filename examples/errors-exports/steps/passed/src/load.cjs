const read = (find, language) => find(`./texts/${language}.js`);

exports.load = (language) => read(require, language);
