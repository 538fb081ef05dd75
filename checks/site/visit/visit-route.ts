// Everything that is asked about a route is collected in one visit; tests judge what was seen.
import type { Page } from 'playwright-core';
import { accessibility, layOutAll } from '../accessibility.ts';
import { drawn, hydrated, origin, type Visit } from '../browser.ts';
import type { Route } from '../routes.ts';
import { pressAll } from './copy-buttons.ts';
import type { Watched } from './document-watch.ts';
import { headingIds } from './heading-ids.ts';
import { misplacedOf } from './landing.ts';
import { withPlainCode } from './plain-code.ts';
import { crowdedTargets } from './target-sizes.ts';

export type Depth = 'closely' | 'usual' | 'cheaply';

export interface Seen extends Watched {
  status: number;
  title: string;
  lang: string;
  headings: number;
  canonical: string | null;
  robots: string | null;
  styleAttributes: number;
  duplicateIds: string[];
  complaints: string[];
  /** What axe minds. */
  barriers: string[];
  /** Widths at which the document scrolls sideways. */
  wide: string[];
  /** What each Copy button put on the clipboard. */
  copies: string[];
  /** Headings that a cold load does not show in their place. */
  misplaced: string[];
}

const WIDTHS: Record<Depth, readonly number[]> = {
  closely: [320, 360, 390, 768, 1024, 1280, 1440, 1920],
  usual: [320, 390, 768, 1440],
  cheaply: [320, 768],
};
/** A printable page grows with its section; its articles were laid out at all widths on their own pages. */
const PRINTABLE_WIDTHS = [1280, 320];

export async function visitRoute(visit: Visit, route: Route, depth: Depth): Promise<Seen> {
  const { page, complaints } = visit;
  complaints.length = 0;
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto(origin + route.path, { waitUntil: 'load' });
  const printable = route.layout === 'printable';
  if (!printable) await hydrated(page);
  await drawn(page);
  const read = await readDocument(page);
  const wide = await overflowing(page, printable ? PRINTABLE_WIDTHS : WIDTHS[depth]);
  // Before the next layout: one of a whole section takes seconds.
  if (printable) await leaveHeadings(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const barriers = await barriersOf(page, route, depth);
  const copies = await pressAll(page);
  const misplaced = await misplacedOf(page, route.path, headingIds(route.path));
  const status = response?.status() ?? 0;
  return { ...read, status, barriers, wide, copies, misplaced, complaints: [...complaints] };
}

function readDocument(page: Page) {
  return page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.querySelector(selector)?.getAttribute(name) ?? null;
    const { watched } = window as unknown as { watched: Watched };
    const ids = new Set<string>();
    const duplicateIds: string[] = [];
    for (const { id } of document.querySelectorAll('[id]')) {
      if (ids.has(id)) duplicateIds.push(id);
      ids.add(id);
    }
    return {
      title: document.title,
      lang: document.documentElement.lang,
      headings: document.querySelectorAll('h1').length,
      canonical: attribute('link[rel=canonical]', 'href'),
      robots: attribute('meta[name=robots]', 'content'),
      styleAttributes: document.querySelectorAll('[style]').length,
      duplicateIds,
      changes: [...watched.changes],
      shift: watched.shift,
    };
  });
}

/** Contrast is half of axe's time: asked about closely, elsewhere the tokens' own test answers for it. */
async function barriersOf(page: Page, { layout }: Route, depth: Depth): Promise<string[]> {
  if (depth === 'cheaply') return [];
  if (depth === 'usual') return withPlainCode(page, () => usualBarriers(page));
  return accessibility(page, { colours: layout !== 'printable' });
}

/** Of the rules left, one looks for style attributes, of which a test has none, and one takes half the time. */
export async function usualBarriers(page: Page): Promise<string[]> {
  await page.evaluate(layOutAll);
  const crowded = await crowdedTargets(page);
  const sizes = crowded.length === 0 ? ['target-size'] : [];
  return accessibility(page, { colours: false, answered: ['avoid-inline-spacing', ...sizes] });
}

/** Axe has seen each article on its own page; on a printable one it is asked how they stand together. */
function leaveHeadings(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const article of document.querySelectorAll('article')) {
      article.replaceChildren(...article.querySelectorAll('h1, h2, h3, h4, h5, h6'));
    }
  });
}

export async function overflowing(page: Page, widths: readonly number[]): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth);
    if (scrolls > width) wide.push(`${width}: ${scrolls}`);
  }
  return wide;
}
