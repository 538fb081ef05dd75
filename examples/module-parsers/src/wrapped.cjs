module.exports = (page) => require(`./pages/${page}`);
