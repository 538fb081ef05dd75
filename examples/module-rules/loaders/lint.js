export default function lint(source) {
  this.note?.('lint');
  return source;
}
