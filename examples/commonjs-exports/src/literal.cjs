module.exports = {
  used: () => 'literal used',
  unused: () => 'literal unused',
};
