class PriceWarning extends Error {}

export default function (source) {
  this.emitWarning(new PriceWarning('There is no price for Norway.'));
  return source;
}
