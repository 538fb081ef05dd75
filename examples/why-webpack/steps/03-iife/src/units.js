var units = (function () {
  function format(amount) {
    return `${Math.round(amount)} g`;
  }

  return { format: format };
})();
