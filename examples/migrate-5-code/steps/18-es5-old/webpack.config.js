module.exports = {
  mode: 'production',
};
