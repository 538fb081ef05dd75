module.exports = function (source) {
  console.log('shop:', this.shop);
  console.log('target:', this.target);
  return source;
};
