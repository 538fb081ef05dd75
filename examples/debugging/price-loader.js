export default function priceLoader(text) {
  const price = Number(text);
  return `export default ${price};`;
}
