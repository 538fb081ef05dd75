// Stands for a loader that works hard.
export default function priceLoader(text) {
  let sum = 0;
  for (let count = 0; count < 2e8; count++) sum += count % 7;
  return `export default ${Number(text)};`;
}
