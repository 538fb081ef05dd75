// One way to open the shipped site in Debian's Chromium and to hear everything it complains about.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { answerOutside, mayAsk } from './outside.ts';

export const origin = inject('origin');

export interface Visit {
  page: Page;
  /** Console warnings and errors, exceptions, CSP reports, failed and third-party requests. */
  complaints: string[];
  /** Paths of everything requested from the site, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** A fresh context whose complaints are collected from before the first byte. */
export async function open(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
      complaints.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  await answerOutside(page);
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) requests.push(url.pathname);
    else if (!mayAsk(new URL(page.url()).pathname, request.url())) {
      complaints.push(`third-party request: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => complaints.push(`request failed: ${request.url()}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`CSP report: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return { page, complaints, requests, close: () => context.close() };
}

/** Waits until React has taken over: it marks the root's first element. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const first = document.getElementById('root')?.firstElementChild;
    return (
      first !== null &&
      first !== undefined &&
      Object.keys(first).some((key) => key.startsWith('__react'))
    );
  });
}
