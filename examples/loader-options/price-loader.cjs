// Written for webpack 1: settings are properties of the loader context.
module.exports = function (text) {
  const { currency } = this.options.prices;
  const lines = text.trim().split('\n').map((line) => `${line} ${currency}`);
  if (this.debug) console.log(`${lines.length} prices in ${currency}`);
  return `module.exports = ${JSON.stringify(lines.join(this.minimize ? ';' : '\n'))};`;
};
