export const net = (gross) => gross / 1.19;
export const roman = (value) => 'I'.repeat(value);
