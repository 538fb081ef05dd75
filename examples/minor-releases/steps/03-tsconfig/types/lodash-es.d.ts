export function capitalize(text: string): string;
