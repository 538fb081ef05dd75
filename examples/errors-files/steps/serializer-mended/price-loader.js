export default function (source) {
  this.emitWarning(new Error('There is no price for Norway.'));
  return source;
}
