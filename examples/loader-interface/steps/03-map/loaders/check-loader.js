export default function checkLoader(source, sourceMap, data) {
  console.log(`a map of ${sourceMap?.sources.length} source, ${data.lines} lines by ${data.by}`);
  this.callback(null, source, sourceMap, data);
}
