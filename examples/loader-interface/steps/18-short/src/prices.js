export const earlGrey = 4.2;
export const sencha = 6.5;
