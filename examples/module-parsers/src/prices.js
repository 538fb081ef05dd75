export const tea = 3;
export const juice = 4;
