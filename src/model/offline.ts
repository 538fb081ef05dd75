// What pages, build and service worker agree on: addresses, caches and the one message between them.

export const WORKER_PATH = '/sw.js';

/** Shown for a page that is not kept, and where readers keep sections for later. */
export const OFFLINE_PATH = '/offline/';

/** Pages a reader has been to and files they need; the oldest go when it grows too large. */
export const VISITED_CACHE = 'docs-visited-1';

/** Sections kept on the reader's wish; only the reader removes them. */
export const SAVED_CACHE = 'docs-saved-1';

/** The offline page and what it needs, kept by the worker when it is installed. */
export const CORE_CACHE = 'docs-core-1';

/** A page says where the reader is: the worker may not have seen the requests for it. */
export interface VisitedMessage {
  type: 'visited';
  path: string;
  /** Addresses of hashed files the document has used. */
  files: string[];
}

/** On the root element of the offline page while it stands in for another address. */
export const INSTEAD_ATTRIBUTE = 'data-instead';

/** Never cached: what each section needs to be read without a network. */
export const OFFLINE_FILE = '/offline.json';

/** Raised when older code could not read the file. */
export const OFFLINE_FORMAT = 2;

export interface OfflineAsset {
  path: string;
  /** As stored, not as transferred. */
  bytes: number;
}

interface OfflinePage extends OfflineAsset {
  title: string;
}

export interface OfflineSection {
  name: string;
  title: string;
  pages: OfflinePage[];
  /** Hashed files that only some sections need. */
  files: OfflineAsset[];
}

export interface OfflineList {
  format: number;
  /** Of all that is listed, content included: another one means that something can be had anew. */
  release: string;
  sections: OfflineSection[];
  /** Saved with the first section: code, styles and fonts, and what is searched, which has a cache of its own. */
  shared: { files: OfflineAsset[]; search: OfflineAsset[] };
}
