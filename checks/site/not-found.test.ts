// The Not Found screen in the browser: exact texts, and the nearest existing address when there is one.

import { statSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { hydrated, open, origin } from './browser.ts';
import { DIST } from './routes.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function start(path: string) {
  const visit = await open(browser);
  const response = await visit.page.goto(origin + path, { waitUntil: 'load' });
  await hydrated(visit.page);
  return { ...visit, status: response?.status() };
}

test('has the texts of the specification and a way home', async () => {
  const { page, status, close } = await start('/nowhere-near-anything/');
  expect(status).toBe(404);
  expect(await page.title()).toBe('Page Not Found | webpack');
  expect(await page.locator('h1').innerText()).toBe('Page Not Found');
  expect(await page.locator('main p').first().innerText()).toBe(
    'Oops! The page you are looking for has been removed or relocated.',
  );
  expect(await page.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.waitForTimeout(300);
  expect(await page.getByText('Did you mean').count()).toBe(0);
  await close();
});

test('offers the nearest path, from a list that is fetched only here and is small', async () => {
  const { page, requests, close } = await start('/guides/geting-startd/');
  const guess = page.locator('main').getByRole('link', { name: '/guides/getting-started/' });
  await guess.waitFor();
  expect(requests).toContain('/paths.txt');
  await guess.click();
  await page.waitForFunction(() => document.title === 'Getting Started | webpack');
  await close();
  const elsewhere = await start('/guides/');
  expect(elsewhere.requests).not.toContain('/paths.txt');
  await elsewhere.close();
  expect(statSync(`${DIST}/paths.txt`).size).toBeLessThanOrEqual(6000);
});

test('without the list the screen is complete all the same', async () => {
  const visit = await open(browser);
  await visit.page.route('**/paths.txt', (route) => route.abort());
  await visit.page.goto(`${origin}/guides/geting-startd/`, { waitUntil: 'load' });
  await hydrated(visit.page);
  await visit.page.waitForTimeout(200);
  expect(await visit.page.getByRole('link', { name: 'Go to Homepage' }).isVisible()).toBe(true);
  expect(visit.complaints.filter((line) => line.startsWith('exception'))).toEqual([]);
  await visit.close();
});
