exports.open = function () {
  document.querySelector('p').textContent = 'The cart is empty.';
};
