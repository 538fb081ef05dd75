export default function say(source) {
  this.note?.(this.getOptions().text);
  return source;
}
