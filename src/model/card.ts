// The size of the pictures that stand for pages elsewhere; documents name it, the build draws it.
export const CARD = { width: 1200, height: 630 };
