// What Pagefind answers to the same queries: its own index of the same files, with its default settings.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as pagefind from 'pagefind';
import type { Browser } from 'playwright-core';
import type { Answer } from '../judge.ts';
import { serveFolder } from './static-server.ts';

export interface Anchor {
  answers: Answer[];
  /** What the browser fetches until the first query is answered. */
  bytes: number;
}

/** Imports it in HTML: the test runner rewrites an import in a function, and the page would not know the word. */
const PAGE = `<!doctype html><title>Pagefind</title><script type="module">
  globalThis.pagefind = await import('/pagefind/pagefind.js');
</script>`;

/** The pages and the parts of each that Pagefind's own interface shows at first. */
const PAGES = 5;
const PARTS = 3;

export async function askPagefind(
  dist: string,
  { browser, queries }: { browser: Browser; queries: readonly string[] },
): Promise<Anchor> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  try {
    await writeIndex(dist, folder);
    return await ask(folder, browser, queries);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function writeIndex(dist: string, folder: string): Promise<void> {
  const { index, errors } = await pagefind.createIndex();
  if (index === undefined) throw new Error(`Pagefind does not start: ${errors.join(' ')}`);
  await index.addDirectory({ path: dist });
  await index.writeFiles({ outputPath: join(folder, 'pagefind') });
  await pagefind.close();
  writeFileSync(join(folder, 'index.html'), PAGE);
}

async function ask(folder: string, browser: Browser, queries: readonly string[]): Promise<Anchor> {
  const server = await serveFolder(folder);
  const page = await browser.newPage();
  try {
    await page.goto(`${server.origin}/index.html`);
    await page.waitForFunction(() => 'pagefind' in globalThis);
    const [first] = await addresses(page, queries.slice(0, 1));
    const bytes = server.sent();
    const rest = await addresses(page, queries.slice(1));
    const answers = [first ?? [], ...rest].map((urls) => ({ urls, approximate: false }));
    return { answers, bytes };
  } finally {
    await page.close();
    await server.close();
  }
}

/**
 * Pages in Pagefind's order; of each the parts with most matches, as its interface lists them.
 * The parts are found from the matches and the page's fragment, as Pagefind's own `data()` does, but without
 * its excerpts: these cost a second for a question of common words.
 */
function addresses(
  page: Awaited<ReturnType<Browser['newPage']>>,
  queries: readonly string[],
): Promise<string[][]> {
  return page.evaluate(
    async ({ asked, pages, parts }) => {
      interface Fragment {
        url: string;
        anchors: { element: string; id: string; text: string; location: number }[];
      }
      interface Pagefind {
        search(query: string): Promise<{ results: { id: string; words: number[] }[] }>;
      }
      const { search } = (globalThis as unknown as { pagefind: Pagefind }).pagefind;
      const fragments = new Map<string, Promise<Fragment>>();
      const load = async (id: string): Promise<Fragment> => {
        const { body } = await fetch(`/pagefind/fragment/${id}.pf_fragment`);
        if (body === null) throw new Error(`Pagefind has no fragment ${id}.`);
        const text = await new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
        // A mark of Pagefind's precedes the JSON.
        return JSON.parse(text.slice(text.indexOf('{')));
      };
      const fragmentOf = (id: string): Promise<Fragment> => {
        const fragment = fragments.get(id) ?? load(id);
        fragments.set(id, fragment);
        return fragment;
      };
      const answers: string[][] = [];
      for (const query of asked) {
        const { results } = await search(query);
        const shown = await Promise.all(
          results.slice(0, pages).map(async ({ id, words }) => {
            const { url, anchors } = await fragmentOf(id);
            const headings = anchors
              .filter(({ element, text }) => /h\d/i.test(element) && /\S/.test(text))
              .sort((one, other) => one.location - other.location);
            const matches = new Map<string, number>();
            for (const word of words) {
              const heading = headings.findLast(({ location }) => location <= word);
              const address = heading ? `${url}#${heading.id}` : url;
              matches.set(address, (matches.get(address) ?? 0) + 1);
            }
            const best = [...matches].sort(([, one], [, other]) => other - one).slice(0, parts);
            return best.length > 0 ? best.map(([address]) => address) : [url];
          }),
        );
        answers.push(shown.flat());
      }
      return answers;
    },
    { asked: [...queries], pages: PAGES, parts: PARTS },
  );
}
