// Which row the arrow keys select; -1 is none.

export function nextRow(key: string, row: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (row + 1) % count;
  if (key === 'ArrowUp') return row <= 0 ? count - 1 : row - 1;
  return null;
}
