// The selected row of a list. Another list begins anew: answers at their best row, suggestions at none; a list that grows goes on.
import { useCallback, useState } from 'react';
import type { Group } from './rows.ts';

export function useSelection(
  /** All of the list, whatever part of it is shown. */
  groups: readonly Group[],
  first: number,
): [row: number, select: (row: number) => void] {
  const [choice, setChoice] = useState({ in: groups, row: first });
  const select = useCallback((row: number) => setChoice({ in: groups, row }), [groups]);
  return [choice.in === groups ? choice.row : first, select];
}
