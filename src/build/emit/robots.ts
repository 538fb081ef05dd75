// Tells crawlers where the sitemap is; nothing is forbidden, pages not to be listed say noindex.
export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', origin).href}\n`;
}
