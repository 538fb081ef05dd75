export const bundle = (what) => `bundle your ${what}`;
export const unpack = (what) => `unpack your ${what}`;
