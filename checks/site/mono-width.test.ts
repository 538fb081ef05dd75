// Code on a page does not move when its font arrives: the fallback is as wide at every size that is used.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { open, origin, type Visit } from './browser.ts';
import { onePerLayout, routes } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Pages with plates, rows and tables of records, beside one of each layout. */
const RECORDS = ['/configuration/mode/', '/configuration/output/', '/api/compiler-hooks/'];

async function sizesOn({ page }: Visit, path: string): Promise<number[]> {
  await page.goto(origin + path);
  return page.evaluate(() => {
    const styles = [...document.querySelectorAll('body *')].map((each) => getComputedStyle(each));
    const mono = styles.filter(({ fontFamily }) => fontFamily.includes('Geist Mono'));
    return [...new Set(mono.map(({ fontSize }) => Number.parseFloat(fontSize)))];
  });
}

/** The sizes at which a line of the fallback has another width than one of Geist Mono, by more than a pixel in forty letters. */
async function unequal({ page }: Visit, sizes: readonly number[]): Promise<number[]> {
  return page.evaluate(async (all) => {
    const loaded = await document.fonts.load('16px "Geist Mono"');
    if (loaded.length === 0) throw new Error('Geist Mono did not load.');
    const width = (family: string, size: number): number => {
      const line = document.createElement('span');
      line.style.cssText = `position: absolute; white-space: pre; font: 400 ${size}px "${family}"`;
      line.textContent = 'm'.repeat(40);
      document.body.append(line);
      const { width: measured } = line.getBoundingClientRect();
      line.remove();
      return measured;
    };
    return all.filter(
      (size) => Math.abs(width('Geist Mono', size) - width('Geist Mono Fallback', size)) > 1,
    );
  }, sizes);
}

test('the fallback of the monospaced font is as wide at every size in use', async () => {
  const visit = await open(browser);
  const sizes = new Set<number>();
  const paths = [...RECORDS, ...onePerLayout(routes()).map(({ path }) => path)];
  for (const path of new Set(paths)) {
    for (const size of await sizesOn(visit, path)) sizes.add(size);
  }
  expect(sizes.size).toBeGreaterThan(8);
  expect(await unequal(visit, [...sizes])).toEqual([]);
  await visit.close();
});

test('at 12.5 px it is not, and that is seen', async () => {
  const visit = await open(browser);
  await visit.page.goto(`${origin}/configuration/mode/`);
  expect(await unequal(visit, [12, 12.5, 13])).toEqual([12.5]);
  await visit.close();
});
