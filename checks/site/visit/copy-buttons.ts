// Presses every Copy button of a page and reads what it has put on the clipboard.
import type { Page } from 'playwright-core';

/** As long as nothing hangs, pressing takes milliseconds. */
const LIMIT_MS = 60_000;

/**
 * The first with the real clipboard, which held something else before; the others all at once, with
 * one that notes what it is given: a page with a hundred blocks would be drawn a hundred times.
 */
export async function pressAll(page: Page): Promise<string[]> {
  const some = await page.evaluate(() => document.querySelector('#article .cbtn') !== null);
  if (!some) return [];
  await page.bringToFront();
  await page.waitForSelector('body > [role=status]', { state: 'attached' });
  return page.evaluate(async (limit) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('#article .cbtn')];
    const { clipboard } = navigator;
    const copies: string[] = [];
    const press = async (some: readonly HTMLElement[]): Promise<void> => {
      for (const button of some) button.click();
      const deadline = Date.now() + limit;
      const isDone = (button: HTMLElement): boolean => button.classList.contains('done');
      while (!some.every(isDone) && Date.now() < deadline) {
        await new Promise((next) => setTimeout(next, 1));
      }
    };
    await clipboard.writeText('nothing was copied');
    await press(buttons.slice(0, 1));
    copies.push(await clipboard.readText());
    clipboard.writeText = async (text) => void copies.push(text);
    await press(buttons.slice(1));
    Reflect.deleteProperty(clipboard, 'writeText');
    return copies;
  }, LIMIT_MS);
}
