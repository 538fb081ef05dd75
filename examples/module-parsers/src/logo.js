export const logo = new URL('./logo.svg', import.meta.url);
