// Every page has a twin in Markdown; one rule says where, both ways.

/** `/configuration/output/` has `/configuration/output.md`, the home page `/index.md`. */
export function twinPath(url: string): string {
  return url === '/' ? '/index.md' : `${url.slice(0, -1)}.md`;
}

export function pageOfTwin(path: string): string {
  return path === '/index.md' ? '/' : `${path.slice(0, -'.md'.length)}/`;
}
