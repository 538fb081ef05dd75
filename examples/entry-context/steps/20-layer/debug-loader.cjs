module.exports = (source) => source.replace("'visit'", "new Date(0).toISOString(), 'visit'");
