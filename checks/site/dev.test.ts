// `npm start` on a copy of the project: an edited page and an edited component show up without a reload.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from '../../proof/chromium.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';

const copy = mkdtempSync(join(tmpdir(), 'dev-'));
let server: ChildProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const manifests = ['package.json', 'package-lock.json', 'proof/report.json'];
  for (const part of ['src', 'data', 'content', 'hosting', 'examples', 'external', ...manifests]) {
    cpSync(join(PROJECT_ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  server = spawn(process.execPath, ['src/build/dev.ts'], {
    cwd: copy,
    env: { ...process.env, PORT: 'auto' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (data) => {
      said += data;
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (url) resolve(url);
    });
    server.once('exit', (code) => reject(new Error(`The dev server ended with ${code}: ${said}`)));
  });
  browser = await launch();
  page = await browser.newPage();
  await page.goto(`${address}/concepts/`);
  await page.locator('h1', { hasText: 'Concepts' }).waitFor();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  // Every page is compiled for the first time.
}, 180_000);
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

function edit(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const sameDocument = (): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

test('an edited page', async () => {
  edit('content/concepts/index.md', '\n## ', '\n## Edited heading\n\nEdited words.\n\n## ');
  await page.locator('#article', { hasText: 'Edited words.' }).waitFor();
  await page.locator('#section-nav', { hasText: 'Edited heading' }).waitFor();
  expect(await sameDocument()).toBe(true);
});

test('an edited component', async () => {
  edit('src/site/frame/skip-link/SkipLink.tsx', 'Skip to content', 'Skip to the edited content');
  await page.getByText('Skip to the edited content').waitFor({ state: 'attached' });
  expect(await sameDocument()).toBe(true);
});

test('a page with a mistake says what and where; mending it brings the page back', async () => {
  edit('content/concepts/index.md', 'Edited words.', '<b>Edited words.</b>');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/content\/concepts\/index\.md:\d+ {2}HTML in a page/);
  edit('content/concepts/index.md', '<b>Edited words.</b>', 'Mended words.');
  await page.locator('#article', { hasText: 'Mended words.' }).waitFor();
  expect(await sameDocument()).toBe(true);
});
