const seen = [];

export default function priceLoader(text) {
  // Keeps a million objects per file, forever.
  seen.push(Array.from({ length: 1e6 }, (_, at) => ({ text, at })));
  return `export default ${Number(text.replace(',', '.'))};`;
}
