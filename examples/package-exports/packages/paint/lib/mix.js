export const mix = (...colors) => colors.join(' + ');
