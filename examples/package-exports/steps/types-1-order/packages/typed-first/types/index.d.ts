export function area(side: number): number;
