// Ids of the frame around an article: a heading that took one would be found in its place, or it in the heading's.

/** `checks/site/frame-ids.test.ts` finds what is missing here. Those of the home page alone are free elsewhere. */
const RESERVED =
  /^(?:root|top|main|article|drawer|document-data|late|outline-title|section-nav|site-nav|languages|further-reading|contributors|how-votes-work|i-[a-z]+|nav-group-\d+|(?:footer|drawer)-.*|_[rR]_.*)$/;

export const isReservedId = (id: string): boolean => RESERVED.test(id);
