// The site's two typefaces as the cards use them, under names that no font of the machine has.

const PACKAGES = 'node_modules/@fontsource-variable';

/** Paths from the project's root. */
export const FONT_FILES = {
  'Card Sans': `${PACKAGES}/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2`,
  'Card Mono': `${PACKAGES}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
} as const;

export type Family = keyof typeof FONT_FILES;
