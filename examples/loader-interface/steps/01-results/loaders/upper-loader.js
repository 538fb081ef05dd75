export default function upperLoader(source, sourceMap, data) {
  this.callback(null, source.toUpperCase(), undefined, data);
}
