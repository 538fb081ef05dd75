// Puts the pages' data into their chunks after webpack: it names and links them, but holds none of the text.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { PageData } from '../model/record.ts';

/** What webpack sees in place of a page: JSON long enough to be written as a string to parse. */
export const pageStub = (url: string): string =>
  JSON.stringify({ stub: url, data: 'filled in after webpack' });

const STUB = /'\{"stub":"([^"]+)","data":"[^"]+"\}'/;

/** Code with the page's data in place of its stub; code without one stays as it is. */
export type Fill = (code: string) => string;

export function pageFiller(pages: readonly PageData[]): Fill {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return (code) =>
    code.replace(STUB, (stub, url) => {
      const page = byUrl.get(url);
      return page === undefined ? stub : literal(JSON.stringify(page));
    });
}

/** `folder` has nothing but the chunks of pages. */
export function fillPageChunks(folder: string, fill: Fill): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => `${folder}/${file}`);
  for (const script of scripts) {
    const code = readFileSync(script, 'utf8');
    const filled = fill(code);
    if (filled === code) {
      throw new Error(`${script} does not hold the stub of a page; webpack writes JSON otherwise.`);
    }
    writeFileSync(script, filled);
  }
  return scripts.length;
}

/** As webpack writes JSON into `JSON.parse`: in single quotes, so the many double ones stay short. */
function literal(json: string): string {
  return `'${json.replace(/[\\']/g, '\\$&')}'`;
}
