module.exports = function (text) {
  const { currency, separator } = this.getOptions();
  const lines = text.trim().split('\n').map((line) => `${line} ${currency}`);
  return `module.exports = ${JSON.stringify(lines.join(separator))};`;
};
