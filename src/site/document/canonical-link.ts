// The line by which every page names its own address, for search engines and for whoever keeps copies of pages.
import siteFacts from '../../../data/site.json' with { type: 'json' };

export const canonicalLink = (path: string): string =>
  `<link rel="canonical" href="${new URL(path, siteFacts.origin).href}">`;
