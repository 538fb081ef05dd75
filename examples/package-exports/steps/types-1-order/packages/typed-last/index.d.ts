export function volume(side: string): string;
