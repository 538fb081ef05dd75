export default function markdown(source) {
  this.note?.('markdown');
  return source.replace(/^# (.+)$/gm, '<h1>$1</h1>');
}
