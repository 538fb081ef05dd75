// What a reader chooses or has, and where that is kept; the head's script and the site must name it alike.

export const THEME_STORAGE_KEY = 'theme';

export const PACKAGE_MANAGER_STORAGE_KEY = 'package-manager';
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

export function isPackageManager(value: string | null): value is PackageManager {
  return (PACKAGE_MANAGERS as readonly (string | null)[]).includes(value);
}

/** Of the root element, because the head's script runs before there is a body. */
export const BANNER_DISMISSED_CLASS = 'banner-dismissed';

export const SLASH_STORAGE_KEY = 'search-slash';
export const SLASH_OFF_VALUE = 'off';
/** Of the root element, too: the field then shows no key. */
export const SLASH_OFF_CLASS = 'no-slash';

/** Of the root element: the search page has words to search for, and keeps room for their results. */
export const ASKED_CLASS = 'asked';

/** Set once the browser has our typefaces: the next document begins with them. */
export const FACES_STORAGE_KEY = 'faces';
/** Of the root element: our typefaces are in use. */
export const FACES_CLASS = 'faces';
