export const items = [240, 35];
