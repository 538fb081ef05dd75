// Which folders hold nothing but files with a content hash in their name: such a file never changes.

/** As a part of a regular expression: scripts, styles and pictures, then anchors, pages and sections. */
export const HASHED_FOLDERS = 'assets|a|p|s';
