// Numbers as readers see them: counts with separators, bytes in decimal units.

export const formatCount = (count: number): string => count.toLocaleString('en');

/** Decimal units, as browsers' tools count; three digits are enough. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${unit}`;
}
