function highest(tides) {
  var tide = _.maxBy(tides, 'meters');
  return tide.time + ', ' + units.feet(tide.meters) + ' ft';
}
