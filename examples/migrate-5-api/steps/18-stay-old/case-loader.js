module.exports = function caseLoader(source) {
  return `export default ${JSON.stringify(source.trim().toUpperCase())};`;
};
