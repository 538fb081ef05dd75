// "Copy as Markdown" puts the page as a whole on the clipboard; the buttons of all fences are in every-route.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { twinPath } from '../../src/model/twin.ts';
import { origin } from './browser.ts';
import { DIST } from './routes.ts';
import { newLane } from './visit/lanes.ts';

test('"Copy as Markdown" gives the shipped twin, on a page reached by a click too', async () => {
  const { page, complaints, close } = await newLane();
  // What copies comes after load; before that the link itself is followed.
  await page.goto(`${origin}/concepts/output/`, { waitUntil: 'networkidle' });
  await page.bringToFront();
  for (const url of ['/concepts/output/', '/concepts/loaders/']) {
    await page.locator(`nav a[href="${url}"]`).first().click();
    await page.waitForURL(origin + url);
    await page.getByRole('link', { name: 'Copy as Markdown' }).click();
    // Its words and its name are now "Copied".
    await page.locator('[data-twin=copied]').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(join(DIST, twinPath(url)), 'utf8'));
  }
  expect(complaints).toEqual([]);
  await close();
});
