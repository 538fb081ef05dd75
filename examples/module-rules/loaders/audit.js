export default function audit(source) {
  this.note?.('audit');
  return source;
}
