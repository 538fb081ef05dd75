export default function (source) {
  const callback = this.async();
  this.loadModule('./broken.js', callback);
}
