// No frame is ever painted in the wrong theme: system × stored choice × blocked storage.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';

const THEME_STORAGE_KEY = 'theme';
const BACKGROUND = { light: 'rgb(255, 255, 255)', dark: 'rgb(14, 24, 30)' };
type Scheme = keyof typeof BACKGROUND;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Case {
  path: string;
  system: Scheme;
  stored: Scheme | 'nothing';
  storage: 'open' | 'blocked';
}

const CASES: Case[] = ['/', '/concepts/'].flatMap((path) =>
  (['light', 'dark'] as const).flatMap((system) =>
    (['nothing', 'light', 'dark'] as const).flatMap((stored) =>
      (['open', 'blocked'] as const).map((storage) => ({ path, system, stored, storage })),
    ),
  ),
);

/** Notes the background in every frame, from the first on, right before it is painted. */
function watchFrames(): void {
  const frames: { time: number; colour: string }[] = [];
  Object.assign(window, { frames });
  const note = (): void => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    frames.push({ time: performance.now(), colour });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

interface Frames {
  colours: string[];
  /** Whether a frame was noted no later than the browser's own first paint. */
  sawFirstPaint: boolean;
}

async function framesOf(page: Page): Promise<Frames> {
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return page.evaluate(() => {
    const { frames } = window as unknown as { frames: { time: number; colour: string }[] };
    const [paint] = performance.getEntriesByName('first-paint');
    return {
      colours: [...new Set(frames.map(({ colour }) => colour))],
      sawFirstPaint: (frames[0]?.time ?? Number.POSITIVE_INFINITY) <= (paint?.startTime ?? 0),
    };
  });
}

async function prepare(page: Page, { stored, storage }: Pick<Case, 'stored' | 'storage'>) {
  await page.addInitScript(
    ({ key, value, blocked }) => {
      if (value !== 'nothing') localStorage.setItem(key, value);
      if (!blocked) return;
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    },
    { key: THEME_STORAGE_KEY, value: stored, blocked: storage === 'blocked' },
  );
  await page.addInitScript(watchFrames);
}

test.each(CASES)(
  '$path in the right theme: system $system, stored $stored, storage $storage',
  async ({ path, system, stored, storage }) => {
    const { page, complaints, close } = await open(browser, { colorScheme: system });
    await prepare(page, { stored, storage });
    await page.goto(origin + path, { waitUntil: 'load' });
    await hydrated(page);
    const { colours, sawFirstPaint } = await framesOf(page);
    const theme = stored === 'nothing' || storage === 'blocked' ? system : stored;
    expect(colours).toEqual([BACKGROUND[theme]]);
    expect(sawFirstPaint).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  },
);

test('a theme that is applied late is noticed', async () => {
  const { page, close } = await open(browser, { colorScheme: 'light' });
  await page.route('**/concepts/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script>[\s\S]*?<\/script>/, '') });
  });
  await prepare(page, { stored: 'dark', storage: 'open' });
  // Without the inline script nothing asks for the others.
  await page.goto(`${origin}/concepts/`, { waitUntil: 'load' });
  const { colours, sawFirstPaint } = await framesOf(page);
  expect(sawFirstPaint).toBe(true);
  expect(colours).toContain(BACKGROUND.light);
  await close();
});
