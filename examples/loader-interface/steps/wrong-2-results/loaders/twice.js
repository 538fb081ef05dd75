export default function (source) {
  this.callback(null, '1;');
  this.callback(null, '2;');
}
