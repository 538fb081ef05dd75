export const round = (value: number): number => Math.round(value);
