// The selected row of a list. Another list begins anew: answers at their first row, suggestions at none.
import { useCallback, useState } from 'react';
import type { Group } from './rows.ts';

export function useSelection(
  groups: readonly Group[],
  first: number,
): [row: number, select: (row: number) => void] {
  const [choice, setChoice] = useState({ in: groups, row: first });
  const select = useCallback((row: number) => setChoice({ in: groups, row }), [groups]);
  return [choice.in === groups ? choice.row : first, select];
}
