// One way to ask axe about a page: WCAG 2.2 AA and best practice.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from './browser.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that compare colours: as long as all others together. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Every page parses it anew; the one with comments is twice as long. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Question {
  /** Paper has its own colours; another theme has nothing else that differs. */
  colours?: boolean | 'only';
  /** A part of the page; the whole document if not given. */
  within?: string;
  /** Rules that whoever asks has answered already. */
  answered?: readonly string[];
}

/** Colors that change with the theme would be judged half way; waiting for them would need frames, which may not come. */
function endTransitions(): void {
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
}

/** Of a part that is far from the screen and not laid out, no color or size can be told. */
export function layOutAll(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.sec'))
    part.style.contentVisibility = 'visible';
}

export async function accessibility(page: Page, question: Question = {}): Promise<string[]> {
  const { colours = true, within = 'html', answered = [] } = question;
  await page.evaluate(layOutAll);
  await drawn(page);
  await page.evaluate(endTransitions);
  await page.evaluate(SOURCE);
  const runOnly: axe.RunOnly =
    colours === 'only' ? { type: 'rule', values: COLOURS } : { type: 'tag', values: TAGS };
  const rules = Object.fromEntries([
    ...COLOURS.map((rule) => [rule, { enabled: colours !== false }]),
    ...answered.map((rule) => [rule, { enabled: false }]),
  ]);
  return page.evaluate(
    async ({ within: part, runOnly: asked, rules: chosen }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        runOnly: asked,
        rules: chosen,
        // Nobody reads the rest, and on a long page it takes as long as the looking.
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.flatMap((violation) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 120)}`),
      );
    },
    { within, runOnly, rules },
  );
}
