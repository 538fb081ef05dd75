// The numbers of the specification's sections 4 and 9, in one place so that each is found by its name.

/** Local storage value (and key) that marks the announcement as dismissed. */
export const BANNER_DISMISSED_VALUE = '3';
export const BANNER_STORAGE_KEY = 'notification-dismissed';
export const BANNER_BODY_CLASS = 'notification-bar-visible';
export const STORAGE_TEST_KEY = 'localStorageTest';

/** Probability that the sponsors view starts at "monthly". */
export const SPONSORS_MONTHLY_PROBABILITY = 0.33;

export const DOCS_VERSION = 5;
export const OTHER_DOCS_VERSION = 4;

export const CONTRIBUTORS_CHECK_INTERVAL_MS = 300;
export const AVATAR_SIZE = 90;

export const SWIPE_CLOSE_PX = 20;
export const DRAWER_DRAG_LIMIT_PX = 295;
/** A drag counts only below this vertical/horizontal ratio. */
export const DRAG_DOMINANCE_RATIO = 0.8;

/** Only anchors of a level above this one appear in the sidebar. */
export const SIDEBAR_ANCHOR_LEVEL_ABOVE = 1;

export const CHUNK_LOAD_TIMEOUT_MS = 120_000;
/** After this the reader is told that a page is slow and offered a plain link. */
export const SLOW_PAGE_NOTICE_MS = 8000;
/** A skeleton is shown only when a page takes longer than this. */
export const SKELETON_DELAY_MS = 150;

/** The site is served from the root of its origin. */
export const PUBLIC_PATH = '/';
export const INDEX_SORT = -1;
