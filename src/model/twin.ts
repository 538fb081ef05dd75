// Every page has a twin in Markdown; one rule says where.

/** `/configuration/output/` has `/configuration/output.md`, the home page `/index.md`. */
export function twinPath(url: string): string {
  return url === '/' ? '/index.md' : `${url.slice(0, -1)}.md`;
}
