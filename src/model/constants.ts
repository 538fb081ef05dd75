// The numbers of the specification's section 9 (and 4), in one place so that tests can hold them.

/** Local storage value (and key) that marks the announcement as dismissed. */
export const BANNER_DISMISSED_VALUE = '3';
export const BANNER_STORAGE_KEY = 'notification-dismissed';
export const BANNER_BODY_CLASS = 'notification-bar-visible';
export const STORAGE_TEST_KEY = 'localStorageTest';

/** Probability that the sponsors view starts at "monthly". */
export const SPONSORS_MONTHLY_PROBABILITY = 0.33;

export const DOCS_VERSION = 5;
export const OTHER_DOCS_VERSION = 4;

export const ROTATOR = { delay: 5000, repeatDelay: 5000, width: 110 } as const;
export const ROTATOR_DEFAULTS = { repeatDelay: 3000 } as const;
export const CUBE = { depth: 120, repeatDelay: 5000 } as const;
export const CUBE_DEFAULTS = { depth: 30, repeatDelay: 1000 } as const;

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

/** Highest `sort` the specification gives each section's listed pages. */
export const SORT_RANGES = {
  concepts: [1, 14],
  configuration: [1, 20],
  contribute: [1, 7],
  guides: [1, 25],
  migrate: [1, 3],
} as const;

export const EDIT_BRANCH = 'master';
