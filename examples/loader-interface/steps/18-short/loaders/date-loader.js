export default function dateLoader(source) {
  this.cacheable(false);
  return source.replace('TODAY', new Date().toDateString());
}
