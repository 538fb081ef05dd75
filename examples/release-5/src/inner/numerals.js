export const numerals = new Map([1, 2, 3].map((value) => [value, 'I'.repeat(value)]));
