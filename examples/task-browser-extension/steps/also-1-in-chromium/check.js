import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';

const [name] = process.argv.slice(2);
const folder = path.resolve(name);
const profile = mkdtempSync(path.join(tmpdir(), 'extension-'));

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html').end('<p>one two three</p>');
}).listen(0, '127.0.0.1');

// Extensions need the whole browser; the engine without an interface has none.
const context = await chromium.launchPersistentContext(profile, {
  executablePath: '/usr/bin/chromium',
  ignoreDefaultArgs: ['--disable-extensions'],
  args: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    `--load-extension=${folder}`,
    `--disable-extensions-except=${folder}`,
    '--disable-features=DisableLoadExtensionCommandLineSwitch',
  ],
});
const [running] = context.serviceWorkers();
const worker = running ?? (await context.waitForEvent('serviceworker'));

const page = await context.newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);

const popup = await context.newPage();
const failed = popup.waitForEvent('pageerror', { timeout: 0 }).then((error) => error.message);
failed.catch(() => {});

async function said() {
  for (;;) {
    await popup.goto(new URL('popup.html', worker.url()).href);
    const text = await popup.locator('output').textContent();
    // The message of the content script may still be on its way.
    if (text !== '' && text !== 'Last page: 0 min') return text;
    await popup.waitForTimeout(100);
  }
}

console.log(`${name}: ${await Promise.race([failed, said()])}`);
await context.close();
server.close();
rmSync(profile, { recursive: true, force: true });
process.exit();
