export const Tea = { EarlGrey: 0, Sencha: 1 } as const;
