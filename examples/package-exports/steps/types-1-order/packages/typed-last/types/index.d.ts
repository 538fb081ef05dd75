export function volume(side: number): number;
