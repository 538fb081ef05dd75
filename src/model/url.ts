// The one rule from a content file's path to its address, and back to a normal form of any address.

/** `guides/_index.md`-style path (relative to content/) to the page's URL. */
export function urlOf(path: string): string {
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const last = nameOf(path);
  const folders = parts.slice(0, -1);
  const segments = last === 'index' ? folders : [...folders, last];
  return segments.length === 0 ? '/' : `/${segments.join('/')}/`;
}

/** The file's name without extension and without the underscore of imported pages. */
export function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/\.mdx?$/, '').replace(/^_/, '');
}

/** Adds the trailing slash to a path, keeping query and fragment; files keep their name. */
export function withTrailingSlash(href: string): string {
  const match = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href);
  const [, path = '', query = '', hash = ''] = match ?? [];
  if (path.endsWith('/') || isFile(path)) return path + query + hash;
  return `${path}/${query}${hash}`;
}

/** A last segment with a dot names a file, not a page. */
export function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).includes('.');
}
