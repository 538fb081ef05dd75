var units = {
  feet: function (meters) {
    return (meters * 3.2808).toFixed(1);
  },
};
