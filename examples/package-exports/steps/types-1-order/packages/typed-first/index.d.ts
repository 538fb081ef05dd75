export function area(side: string): string;
