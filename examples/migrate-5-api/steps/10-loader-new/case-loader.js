module.exports = function caseLoader(source) {
  const options = this.getOptions();
  const text = source.trim();
  return `export default ${JSON.stringify(options.upper ? text.toUpperCase() : text)};`;
};
