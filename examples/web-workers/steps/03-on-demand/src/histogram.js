export function histogram(values, count) {
  const max = values.reduce((a, b) => Math.max(a, b));
  const bars = new Array(count).fill(0);
  for (const value of values) bars[Math.min(count - 1, Math.floor((value / max) * count))]++;
  return bars;
}
