const { getOptions } = require('loader-utils');

module.exports = function caseLoader(source) {
  const options = getOptions(this) || {};
  const text = source.trim();
  return `export default ${JSON.stringify(options.upper ? text.toUpperCase() : text)};`;
};
