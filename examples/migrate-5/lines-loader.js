module.exports = function linesLoader(source) {
  const lines = source.split('\n').filter(Boolean);
  return `export default ${JSON.stringify(lines)};`;
};
