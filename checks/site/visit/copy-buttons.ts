// Presses every Copy button of a page and reads what it has put on the clipboard.
import type { Page } from 'playwright-core';

/** As long as nothing hangs, a press takes milliseconds. */
const LIMIT_MS = 60_000;

/** In turn, and the clipboard held something else before. */
export async function pressAll(page: Page): Promise<string[]> {
  const some = await page.evaluate(() => document.querySelector('#article .cbtn') !== null);
  if (!some) return [];
  await page.bringToFront();
  await page.waitForSelector('body > [role=status]', { state: 'attached' });
  return page.evaluate(async (limit) => {
    const copies: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('#article .cbtn')) {
      await navigator.clipboard.writeText('nothing was copied');
      button.click();
      const deadline = Date.now() + limit;
      while (!button.classList.contains('done') && Date.now() < deadline) {
        await new Promise((next) => setTimeout(next, 1));
      }
      copies.push(await navigator.clipboard.readText());
    }
    return copies;
  }, LIMIT_MS);
}
