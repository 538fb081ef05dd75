// The parts of the offline page that a browser fills: what it has kept, and which sections it can save.
import type { Html } from 'mdast';
import { iconHtml } from '../icon.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';

/** Carries the component's line; the sections come in its place once all pages are known. */
export const SECTIONS_PLACE = /<div data-offline-sections="(\d+)"><\/div>/g;

const ASKED = 'The page you asked for is not on this device, and the network does not answer.';
const PAGES = 'Pages on this device';

const PARTS: Readonly<Record<string, (line: number) => { html: string; prose: string[] }>> = {
  asked: () => ({
    html: `<div class="off-asked"><p>${ASKED}</p><a class="btn btn-1" href="">Try again</a></div>`,
    prose: [ASKED, 'Try again'],
  }),
  pages: () => ({
    html: `<details class="more off-pages js-only"><summary>${iconHtml('right')}${PAGES}</summary><div></div></details>`,
    prose: [PAGES],
  }),
  sections: (line) => ({ html: `<div data-offline-sections="${line}"></div>`, prose: [] }),
};

export function offlinePlace(
  name: string,
  { node, context }: { node: Html; context: PageContext },
): void {
  const part = Object.hasOwn(PARTS, name) ? PARTS[name]?.(lineOf(node)) : undefined;
  if (part === undefined) {
    report(context, node, {
      what: `There is no part "${name}" of the offline page.`,
      advice: `Use one of: ${Object.keys(PARTS).join(', ')}.`,
    });
    return;
  }
  context.prose.push(...part.prose.map((text) => ({ text, line: lineOf(node) })));
  node.value = part.html;
}
