export default function compile(source) {
  this.note?.('compile');
  return source;
}
