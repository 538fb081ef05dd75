export default function (source) {
  this.teas = source.split('\n');
}
