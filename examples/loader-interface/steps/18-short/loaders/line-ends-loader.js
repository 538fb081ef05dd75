export default function lineEndsLoader(source, sourceMap, data) {
  return this.callback(null, source.replaceAll('\r\n', '\n'), sourceMap, data);
}
