var recipe = (function (units) {
  function scale(amount, people) {
    return units.format((amount / 2) * people);
  }

  return { scale: scale };
})(units);
