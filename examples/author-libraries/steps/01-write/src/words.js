export function words(text) {
  if (typeof text !== 'string') throw new TypeError('The text must be a string');
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}
