total = 0;

function add(meters) {
  total += meters;
  return total;
}
